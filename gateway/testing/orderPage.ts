const PAGE = 50;

/** One order as its page shows it in all tabs: head, lines, purchase orders with their lines, shipments, invoices and payments. */
export const orderPage = ({ id, number }: { id: string; number: string }): string => `{
  order(number: "${number}") {
    id number status fulfilmentStatus billingStatus paymentStatus actions version createdAt customerPoNumber deliveryDate taxable gst grandTotal
    customer { id name verified } accountUser { id name } salesPerson { id name } createdBy { id name } deliveryAddress { id address1 city state }
    lines { id lineNumber quantity cancelledQuantity generatedQuantity minimumQuantity dispatchedQuantity deliveredQuantity invoicedQuantity
      costPrice marginPercent sellingPrice discountPercent gstPercent taxable cgst sgst igst total remarks actions
      sku { id name unit productName thumbnail } seller { id name } }
    purchaseOrders { id status createdAt }
    shipments { id status createdAt }
  }
  purchaseOrders(filter: { orderId: "${id}" }, limit: ${PAGE}) { count items {
    id state status actions grandTotal seller { id name } lines { id quantity unitPrice total sku { id name } } } }
  payments(filter: { orderNumber: "${number}" }, limit: ${PAGE}) { count items {
    id status actions amount paymentDate mode referenceNumber logs { id action } } balance { total paid pending open } }
  invoices(filter: { orderNumber: "${number}" }, limit: ${PAGE}) { count items { id number status grandTotal received due actions } }
}`;
