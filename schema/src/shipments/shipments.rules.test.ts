import { describe, expect, test } from '@jest/globals';
import { Role } from '../shared/roles.ts';
import { isInSeconds, secondsOfDay } from '../shared/seconds.ts';
import {
  minimumCost,
  routeNote,
  routeOf,
  shipmentActions,
  shipmentStatus,
  transportProblems,
  type TransportTerms,
} from './shipments.rules.ts';

test.each([
  [['IN_TRANSIT'], 'IN_TRANSIT'],
  [['IN_TRANSIT', 'DELIVERED'], 'PARTIALLY_DELIVERED'],
  [['DELIVERED', 'DELIVERED'], 'DELIVERED'],
  [['DELIVERED', 'CANCELLED'], 'DELIVERED'],
  [['IN_TRANSIT', 'CANCELLED'], 'IN_TRANSIT'],
  [['CANCELLED', 'CANCELLED'], 'CANCELLED'],
  [[], 'IN_TRANSIT'],
] as const)('challans %j make it %s', (challans, status) =>
  expect(shipmentStatus(challans)).toBe(status),
);

test.each([
  ['SELLER', 'CUSTOMER', 'SELLER_TO_CUSTOMER'],
  ['SELLER', 'WAREHOUSE', 'SELLER_TO_WAREHOUSE'],
  ['WAREHOUSE', 'CUSTOMER', 'WAREHOUSE_TO_CUSTOMER'],
  ['WAREHOUSE', 'WAREHOUSE', undefined],
  ['TENANT', 'CUSTOMER', undefined],
  ['SELLER', 'TRANSPORT', undefined],
  ['SELLER', 'POSTPONED', undefined],
] as const)('from %s to %s: %s', (from, to, route) => expect(routeOf(from, to)).toBe(route));

test('the note on documents counts the ship-to addresses', () => {
  expect([
    routeNote('SELLER_TO_CUSTOMER'),
    routeNote('SELLER_TO_CUSTOMER', 3),
    routeNote('SELLER_TO_WAREHOUSE'),
    routeNote('WAREHOUSE_TO_CUSTOMER', 2),
  ]).toEqual([
    'Seller to Customer creates 1 bill and 1 invoice',
    'Seller to Customer creates 1 bill and 3 invoices',
    'Seller to Warehouse creates 1 bill',
    'Warehouse to Customer creates 2 invoices',
  ]);
});

test('editable in transit, with the permission', () => {
  const all = () => true;
  const states = ['IN_TRANSIT', 'PARTIALLY_DELIVERED', 'DELIVERED', 'CANCELLED'] as const;
  expect(states.map((status) => shipmentActions(status, all))).toEqual([
    ['EDIT'],
    ['EDIT'],
    [],
    [],
  ]);
  expect(
    shipmentActions(
      'IN_TRANSIT',
      (entity, action) => !(entity === 'DELIVERY_CHALLAN' && action === 'UPDATE'),
    ),
  ).toEqual([]);
});

describe('vehicle, driver and costs', () => {
  const driver = { driverName: 'Ravi', driverPhone: '9812345670', driverPhone2: '' };
  const none = {
    transportMode: '',
    vehicleType: '',
    vehicleNumber: '',
    transportDocumentNumber: '',
    transportDocumentDate: '',
    weight: '',
    transporterId: '',
    logisticCost: '',
    loadingCharge: '',
    ewayBillNumber: '',
  };
  const today = '2026-11-21';
  const clerk = { roleId: Role.OPERATIONS, today };
  const own: TransportTerms = {
    ...none,
    transportInitiatedBy: 'OWN',
    transportMode: 'ROAD',
    vehicleType: '14 feet',
    vehicleNumber: 'KA01AB1234',
    weight: '1',
    logisticCost: '1',
    loadingCharge: '1.00',
    ...driver,
  };

  test('missing fields have the fixed texts', () => {
    const seller: TransportTerms = { ...none, transportInitiatedBy: 'SELLER', ...driver };
    expect(transportProblems(seller, { ...clerk, before: seller })).toEqual({});
    const wrong = { driverName: ' ', driverPhone: '1', driverPhone2: 'x' };
    expect(transportProblems({ ...seller, ...wrong }, clerk)).toEqual({
      driverName: '*Please enter Driver Name.',
      driverPhone: '*Please enter valid Phone Number.',
      driverPhone2: '*Please enter valid Phone Number.',
    });
    const empty: TransportTerms = { ...none, transportInitiatedBy: 'OWN', ...driver };
    expect(transportProblems(empty, { ...clerk, before: own })).toEqual({
      transportMode: '*Please enter Transported Mode.',
      transporterId: '*Please enter Transporter.',
      vehicleType: '*Please enter Vehicle Type.',
      vehicleNumber: '*Please enter Vehicle Number.',
      weight: '*Please enter Shipment Weight.',
      logisticCost: '*Please enter Logistic Cost.',
      loadingCharge: '*Please enter Loading Charge.',
    });
    expect(transportProblems(own, clerk)).toEqual({});
    expect(transportProblems(own, { ...clerk, before: own })).toEqual({
      transporterId: '*Please enter Transporter.',
    });
  });

  test.each<[string, Partial<TransportTerms>, (keyof TransportTerms)[]]>([
    ['a vehicle by road', { vehicleNumber: 'xyz' }, ['vehicleNumber']],
    ['a courier’s docket', { vehicleNumber: 'D 77/1', vehicleType: 'Courier' }, []],
    ['a train', { vehicleNumber: 'Goods 51234', transportMode: 'RAIL' }, []],
    [
      'the vendor’s vehicle, when given',
      { transportInitiatedBy: 'SELLER', transportMode: '', vehicleNumber: 'xyz' },
      ['vehicleNumber'],
    ],
    ['an e-way bill number', { ewayBillNumber: 'abc12' }, ['ewayBillNumber']],
    ['an e-way bill number in groups', { ewayBillNumber: '3110 0001 2345' }, []],
    ['an LR number', { transportDocumentNumber: 'LR 7#' }, ['transportDocumentNumber']],
    ['a day without an LR', { transportDocumentDate: today }, ['transportDocumentNumber']],
    [
      'a day to come',
      { transportDocumentNumber: 'LR/7', transportDocumentDate: '2026-11-22' },
      ['transportDocumentDate'],
    ],
    ['an LR', { transportDocumentNumber: 'LR/7', transportDocumentDate: today }, []],
  ])('%s is judged by the form of the portal', (_, change, fields) => {
    expect(Object.keys(transportProblems({ ...own, ...change }, clerk))).toEqual(fields);
  });

  test('numbers of before are kept as they are', () => {
    const old = { ...own, transporterId: '1', vehicleNumber: 'xyz', ewayBillNumber: 'abc12' };
    expect(transportProblems(old, { ...clerk, before: old })).toEqual({});
    expect(
      Object.keys(transportProblems({ ...old, vehicleNumber: 'xyz1' }, { ...clerk, before: old })),
    ).toEqual(['vehicleNumber']);
  });

  test.each([
    ['0', Role.TOP_ADMIN, undefined],
    ['0', Role.BROAD_ACCESS, 'Logistic Cost must be at least 1'],
    ['0.99', Role.OPERATIONS, 'Logistic Cost must be at least 1'],
    ['1', Role.OPERATIONS, undefined],
    ['', Role.TOP_ADMIN, '*Please enter Logistic Cost.'],
    ['1e3', Role.TOP_ADMIN, '*Please enter valid Logistic Cost.'],
  ])('a cost of %j for role %i: %s', (logisticCost, role, problem) => {
    expect(
      transportProblems({ ...own, logisticCost }, { ...clerk, roleId: role }).logisticCost,
    ).toBe(problem);
    expect(minimumCost(role)).toBe(role === Role.TOP_ADMIN ? 0 : 1);
  });
});

test('days are seconds of Indian midnight; 13 digits are milliseconds', () => {
  expect(secondsOfDay('2026-11-21')).toBe(Date.parse('2026-11-20T18:30:00Z') / 1000);
  expect([isInSeconds(1_800_000_000), isInSeconds(1_800_000_000_000)]).toEqual([true, false]);
});
