import { describe, expect, test } from '@jest/globals';
import { Role } from '../shared/roles.ts';
import { isInSeconds, secondsOfDay } from '../shared/seconds.ts';
import {
  ewayBillWarning,
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
    weight: '',
    transporterId: '',
    logisticCost: '',
    loadingCharge: '',
  };
  const own: TransportTerms = {
    transportInitiatedBy: 'OWN',
    transportMode: 'ROAD',
    vehicleType: 'Courier',
    vehicleNumber: 'KA01',
    weight: '1',
    transporterId: '',
    logisticCost: '1',
    loadingCharge: '1.00',
    ...driver,
  };

  test('missing fields have the fixed texts', () => {
    expect(
      transportProblems(
        { ...none, transportInitiatedBy: 'SELLER', ...driver },
        Role.OPERATIONS,
        true,
      ),
    ).toEqual({});
    expect(
      transportProblems(
        {
          ...none,
          transportInitiatedBy: 'SELLER',
          driverName: ' ',
          driverPhone: '1',
          driverPhone2: 'x',
        },
        Role.OPERATIONS,
        false,
      ),
    ).toEqual({
      driverName: '*Please enter Driver Name.',
      driverPhone: '*Please enter valid Phone Number.',
      driverPhone2: '*Please enter valid Phone Number.',
    });
    expect(
      transportProblems({ ...none, transportInitiatedBy: 'OWN', ...driver }, Role.OPERATIONS, true),
    ).toEqual({
      transportMode: '*Please enter Transported Mode.',
      transporterId: '*Please enter Transporter.',
      vehicleType: '*Please enter Vehicle Type.',
      vehicleNumber: '*Please enter Vehicle Number.',
      weight: '*Please enter Shipment Weight.',
      logisticCost: '*Please enter Logistic Cost.',
      loadingCharge: '*Please enter Loading Charge.',
    });
    expect(transportProblems(own, Role.OPERATIONS, false)).toEqual({});
    expect(transportProblems(own, Role.OPERATIONS, true)).toEqual({
      transporterId: '*Please enter Transporter.',
    });
  });

  test.each([
    ['0', Role.TOP_ADMIN, undefined],
    ['0', Role.BROAD_ACCESS, 'Logistic Cost must be at least 1'],
    ['0.99', Role.OPERATIONS, 'Logistic Cost must be at least 1'],
    ['1', Role.OPERATIONS, undefined],
    ['', Role.TOP_ADMIN, '*Please enter Logistic Cost.'],
    ['1e3', Role.TOP_ADMIN, '*Please enter valid Logistic Cost.'],
  ])('a cost of %j for role %i: %s', (logisticCost, role, problem) => {
    expect(transportProblems({ ...own, logisticCost }, role, false).logisticCost).toBe(problem);
    expect(minimumCost(role)).toBe(role === Role.TOP_ADMIN ? 0 : 1);
  });
});

test('e-way bill warning: above 50000 with GST, without a number', () => {
  expect(ewayBillWarning('50000.00', '')).toBeUndefined();
  expect(ewayBillWarning('50000.01', '')).toMatch(/e-way bill number/);
  expect(ewayBillWarning('50000.01', ' 171 ')).toBeUndefined();
});

test('days are seconds of Indian midnight; 13 digits are milliseconds', () => {
  expect(secondsOfDay('2026-11-21')).toBe(Date.parse('2026-11-20T18:30:00Z') / 1000);
  expect([isInSeconds(1_800_000_000), isInSeconds(1_800_000_000_000)]).toEqual([true, false]);
});
