// Made from schema/rest/openapi.json by npm run codegen. Never edited.
export interface paths {
    "/createOrderFromQuotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address_id?: number;
                        customer_po_no?: string;
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        edd?: string;
                        quotation_id: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error?: string;
                            order: {
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_INVOICED" | "INVOICED";
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** Format: date-time */
                                created_date: string;
                                customer_po_no: string | null;
                                delivery_address_details: {
                                    address_id: number;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                };
                                edd: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                /** @description Rupees as text with 2 decimals. */
                                order_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_gst_amount: string;
                                order_id: number;
                                order_lines: {
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoiced_quantity: number;
                                    line_id: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    mg: string | null;
                                    offer_price: string | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    order_line_discount: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_sku_id: number;
                                    quantity: number;
                                    remarks: string | null;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    selling_price: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    sgst_amount: string;
                                    sku_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        thumbnail: string | null;
                                        unit: string;
                                    };
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                }[];
                                order_number: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_taxable_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                quotation_id: number | null;
                                remarks: string | null;
                                sales_person: number | null;
                                sales_person_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @enum {string} */
                                status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                tenant_id: number;
                                tenant_info?: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                user_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                            };
                            quotation_id: number;
                            success: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    category_manager?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date?: string;
                    sales_person?: number[];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                open_orders: number | null;
                                open_quotations: number | null;
                                open_rfqs: number | null;
                                pending_quotations: number | null;
                                pending_rfqs: number | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getOrderRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    customer_po_no?: string;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    endDate?: string;
                    limit?: number;
                    map_sales_person?: boolean;
                    map_tenant?: boolean;
                    map_user?: boolean;
                    order_number?: string;
                    orgId?: number;
                    page?: number;
                    sales_person?: number[];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    startDate?: string;
                    status?: ("CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED")[];
                    tenantId?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description How many there are; 10001 means more than 10000. */
                            count: number;
                            orders: {
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_INVOICED" | "INVOICED";
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** Format: date-time */
                                created_date: string;
                                customer_po_no: string | null;
                                delivery_address_details: {
                                    address_id: number;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                };
                                edd: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                /** @description Rupees as text with 2 decimals. */
                                order_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_gst_amount: string;
                                order_id: number;
                                order_lines: {
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoiced_quantity: number;
                                    line_id: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    mg: string | null;
                                    offer_price: string | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    order_line_discount: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_sku_id: number;
                                    quantity: number;
                                    remarks: string | null;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    selling_price: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    sgst_amount: string;
                                    sku_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        thumbnail: string | null;
                                        unit: string;
                                    };
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                }[];
                                order_number: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_taxable_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                quotation_id: number | null;
                                remarks: string | null;
                                sales_person: number | null;
                                sales_person_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @enum {string} */
                                status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                tenant_id: number;
                                tenant_info?: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                user_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                            }[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    category_manager?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    limit?: number;
                    map_created_by?: boolean;
                    map_sales_person?: boolean;
                    org_id?: number;
                    page?: number;
                    quotation_id?: number;
                    request_id?: number;
                    sales_person?: number[];
                    status?: ("SENT" | "CONFIRMED" | "CONVERTED_TO_ORDER" | "REJECTED")[];
                    tenant_id?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    to_date?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description How many there are; 10001 means more than 10000. */
                            count: number;
                            data: {
                                created_by: number;
                                created_by_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** Format: date-time */
                                created_date: string;
                                /** @description Rupees as text with 2 decimals. */
                                grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                gst_amount: string;
                                order_number: string | null;
                                quotation_id: number;
                                quotation_items: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivery_address_details: {
                                        address_id: number;
                                        address1: string;
                                        address2: string | null;
                                        address3: string | null;
                                        city: string;
                                        country: string;
                                        entity_id: number;
                                        entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                        postal_code: string;
                                        state: string;
                                    };
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    included_in_quotation: boolean;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_sku_id: number;
                                    quantity: number;
                                    quotation_item_id: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    quotation_line_discount: string;
                                    remarks: string | null;
                                    request_id: number;
                                    rfq_mg: string | null;
                                    rfq_offer_price: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    rfq_selling_price: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    sgst_amount: string;
                                    sku_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        thumbnail: string | null;
                                        unit: string;
                                    };
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                }[];
                                reject_message: string | null;
                                remarks: string | null;
                                request_id: number;
                                revision: number;
                                sales_person: number | null;
                                sales_person_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @enum {string} */
                                status: "SENT" | "CONFIRMED" | "CONVERTED_TO_ORDER" | "REJECTED";
                                /** @description Rupees as text with 2 decimals. */
                                taxable_amount: string;
                                tenant_id: number;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                valid_until: string | null;
                                version: number;
                            }[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        quotation_id: number;
                        quotation_items?: {
                            included_in_quotation?: boolean;
                            quantity?: number;
                            quotation_item_id: number;
                            /** @description 0 to 100 with at most 2 decimals, as text. */
                            quotation_line_discount?: string;
                            /** @description Rupees as text with 2 decimals. */
                            rfq_selling_price?: string;
                        }[];
                        reject_message?: string;
                        remarks?: string | null;
                        /** @enum {string} */
                        status?: "SENT" | "CONFIRMED" | "REJECTED";
                        valid_until?: string | null;
                        /** @description The version that was read; CONFLICT when it has changed since. */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                created_by: number;
                                created_by_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** Format: date-time */
                                created_date: string;
                                /** @description Rupees as text with 2 decimals. */
                                grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                gst_amount: string;
                                order_number: string | null;
                                quotation_id: number;
                                quotation_items: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivery_address_details: {
                                        address_id: number;
                                        address1: string;
                                        address2: string | null;
                                        address3: string | null;
                                        city: string;
                                        country: string;
                                        entity_id: number;
                                        entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                        postal_code: string;
                                        state: string;
                                    };
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    included_in_quotation: boolean;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_sku_id: number;
                                    quantity: number;
                                    quotation_item_id: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    quotation_line_discount: string;
                                    remarks: string | null;
                                    request_id: number;
                                    rfq_mg: string | null;
                                    rfq_offer_price: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    rfq_selling_price: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    sgst_amount: string;
                                    sku_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        thumbnail: string | null;
                                        unit: string;
                                    };
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                }[];
                                reject_message: string | null;
                                remarks: string | null;
                                request_id: number;
                                revision: number;
                                sales_person: number | null;
                                sales_person_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @enum {string} */
                                status: "SENT" | "CONFIRMED" | "CONVERTED_TO_ORDER" | "REJECTED";
                                /** @description Rupees as text with 2 decimals. */
                                taxable_amount: string;
                                tenant_id: number;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                valid_until: string | null;
                                version: number;
                            };
                            quotation_id: number;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        quotation_items: {
                            /** @default true */
                            included_in_quotation?: boolean;
                            /** @description 0 to 100 with at most 2 decimals, as text. */
                            quotation_line_discount?: string;
                            request_id: number;
                        }[];
                        remarks?: string;
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        valid_until?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                created_by: number;
                                created_by_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** Format: date-time */
                                created_date: string;
                                /** @description Rupees as text with 2 decimals. */
                                grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                gst_amount: string;
                                order_number: string | null;
                                quotation_id: number;
                                quotation_items: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivery_address_details: {
                                        address_id: number;
                                        address1: string;
                                        address2: string | null;
                                        address3: string | null;
                                        city: string;
                                        country: string;
                                        entity_id: number;
                                        entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                        postal_code: string;
                                        state: string;
                                    };
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    included_in_quotation: boolean;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_sku_id: number;
                                    quantity: number;
                                    quotation_item_id: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    quotation_line_discount: string;
                                    remarks: string | null;
                                    request_id: number;
                                    rfq_mg: string | null;
                                    rfq_offer_price: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    rfq_selling_price: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    sgst_amount: string;
                                    sku_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        thumbnail: string | null;
                                        unit: string;
                                    };
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                }[];
                                reject_message: string | null;
                                remarks: string | null;
                                request_id: number;
                                revision: number;
                                sales_person: number | null;
                                sales_person_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @enum {string} */
                                status: "SENT" | "CONFIRMED" | "CONVERTED_TO_ORDER" | "REJECTED";
                                /** @description Rupees as text with 2 decimals. */
                                taxable_amount: string;
                                tenant_id: number;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                valid_until: string | null;
                                version: number;
                            };
                            quotation_id: number;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotation/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    beautify: boolean;
                    quotation_id: number;
                    token?: string;
                    type: "html";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotation/email/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        emails: string[];
                        message?: string;
                        quotation_id: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email_sent: boolean;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resendOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        sessionId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            /** Format: uuid */
                            sessionId: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rfq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    category_manager?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    groupByDate?: boolean;
                    limit?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    on_date?: string;
                    org_id?: number;
                    page?: number;
                    request_id?: number;
                    sales_person?: number[];
                    status?: ("PENDING" | "PRICE_UPDATED" | "QUOTATION_GENERATED" | "ARCHIVED")[];
                    tenant_id?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    to_date?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description How many there are; 10001 means more than 10000. */
                            count: number;
                            data: {
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** Format: date-time */
                                created_date: string;
                                delivery_address_details: {
                                    address_id: number;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                };
                                message: string | null;
                                org_id: number;
                                product_category_manager: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                product_sku_id: number;
                                product_sku_name: string;
                                quantity: number;
                                remarks: string | null;
                                request_id: number;
                                rfq_mg: string | null;
                                rfq_offer_id: number | null;
                                rfq_offer_price: string | null;
                                rfq_selling_price: string | null;
                                sales_person: number | null;
                                sales_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                seller: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                sku_info: {
                                    assets: string[];
                                    hsn_code: string | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_id: number;
                                    product_name: string;
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    thumbnail: string | null;
                                    unit: string;
                                };
                                /** @enum {string} */
                                status: "PENDING" | "PRICE_UPDATED" | "QUOTATION_GENERATED" | "ARCHIVED";
                                tenant_id: number;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                version: number;
                            }[] | {
                                /** @description How many there are; 10001 means more than 10000. */
                                count: number;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                date: string;
                                rfqs: {
                                    created_by_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    };
                                    /** Format: date-time */
                                    created_date: string;
                                    delivery_address_details: {
                                        address_id: number;
                                        address1: string;
                                        address2: string | null;
                                        address3: string | null;
                                        city: string;
                                        country: string;
                                        entity_id: number;
                                        entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                        postal_code: string;
                                        state: string;
                                    };
                                    message: string | null;
                                    org_id: number;
                                    product_category_manager: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    }[];
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
                                    remarks: string | null;
                                    request_id: number;
                                    rfq_mg: string | null;
                                    rfq_offer_id: number | null;
                                    rfq_offer_price: string | null;
                                    rfq_selling_price: string | null;
                                    sales_person: number | null;
                                    sales_person_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                    sku_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        thumbnail: string | null;
                                        unit: string;
                                    };
                                    /** @enum {string} */
                                    status: "PENDING" | "PRICE_UPDATED" | "QUOTATION_GENERATED" | "ARCHIVED";
                                    tenant_id: number;
                                    tenant_info: {
                                        district: string | null;
                                        state: string | null;
                                        tenant_id: number;
                                        tenant_name: string;
                                        verified_tenant: boolean;
                                    };
                                    version: number;
                                }[];
                            }[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        message?: string;
                        /** @description 0 to 100 with at most 2 decimals, as text. */
                        pan_india_gst?: string;
                        quantity: number;
                        remarks?: string;
                        request_id: number;
                        /** @description A number with at most 2 decimals, as text. */
                        rfq_mg?: string;
                        rfq_offer_id?: number;
                        /** @description Rupees as text with 2 decimals. */
                        rfq_offer_price?: string;
                        /** @description Rupees as text with 2 decimals. */
                        rfq_selling_price?: string;
                        /** @enum {string} */
                        status: "PRICE_UPDATED" | "ARCHIVED";
                        /** @description The version that was read; CONFLICT when it has changed since. */
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** Format: date-time */
                                created_date: string;
                                delivery_address_details: {
                                    address_id: number;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                };
                                message: string | null;
                                org_id: number;
                                product_category_manager: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                product_sku_id: number;
                                product_sku_name: string;
                                quantity: number;
                                remarks: string | null;
                                request_id: number;
                                rfq_mg: string | null;
                                rfq_offer_id: number | null;
                                rfq_offer_price: string | null;
                                rfq_selling_price: string | null;
                                sales_person: number | null;
                                sales_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                seller: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                sku_info: {
                                    assets: string[];
                                    hsn_code: string | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_id: number;
                                    product_name: string;
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    thumbnail: string | null;
                                    unit: string;
                                };
                                /** @enum {string} */
                                status: "PENDING" | "PRICE_UPDATED" | "QUOTATION_GENERATED" | "ARCHIVED";
                                tenant_id: number;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                version: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address_id: number;
                        items: {
                            product_sku_id: number;
                            quantity: number;
                            remarks?: string;
                        }[];
                        sales_person?: number;
                        tenant_id: number;
                        user_id: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description How many there are; 10001 means more than 10000. */
                            count: number;
                            data: {
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** Format: date-time */
                                created_date: string;
                                delivery_address_details: {
                                    address_id: number;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                };
                                message: string | null;
                                org_id: number;
                                product_category_manager: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                product_sku_id: number;
                                product_sku_name: string;
                                quantity: number;
                                remarks: string | null;
                                request_id: number;
                                rfq_mg: string | null;
                                rfq_offer_id: number | null;
                                rfq_offer_price: string | null;
                                rfq_selling_price: string | null;
                                sales_person: number | null;
                                sales_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                seller: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                sku_info: {
                                    assets: string[];
                                    hsn_code: string | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_id: number;
                                    product_name: string;
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    thumbnail: string | null;
                                    unit: string;
                                };
                                /** @enum {string} */
                                status: "PENDING" | "PRICE_UPDATED" | "QUOTATION_GENERATED" | "ARCHIVED";
                                tenant_id: number;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                version: number;
                            }[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header: {
                    "client-type": "MODERATOR";
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        type: "email" | "phone";
                        value: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            /** Format: uuid */
                            sessionId: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": null | Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: boolean;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            user: {
                                default_user: {
                                    address_id: number | null;
                                    org_id: number;
                                    tenant_id: number;
                                    tenant_name: string;
                                    user_id: number;
                                } | null;
                                deleted_user: boolean;
                                email: string;
                                first_name: string;
                                last_name: string | null;
                                logo: string | null;
                                mobile: string;
                                organisation_details: {
                                    org_id: number;
                                    organisation_name: string;
                                } | null;
                                permissions: {
                                    [key: string]: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                };
                                role_id: number;
                                sales_user_ids: number[];
                                tenant_name: string | null;
                                user_id: number;
                                username: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/refreshAccessToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        refreshToken: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessToken: string;
                            refreshToken: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userTracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": null | Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifyUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        otp: string;
                        /** Format: uuid */
                        sessionId: string;
                        /** @enum {string} */
                        type: "email" | "phone";
                        value: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            user: {
                                accessToken: string;
                                default_user: {
                                    address_id: number | null;
                                    org_id: number;
                                    tenant_id: number;
                                    tenant_name: string;
                                    user_id: number;
                                } | null;
                                deleted_user: boolean;
                                email: string;
                                first_name: string;
                                last_name: string | null;
                                logo: string | null;
                                mobile: string;
                                organisation_details: {
                                    org_id: number;
                                    organisation_name: string;
                                } | null;
                                permissions: {
                                    [key: string]: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                };
                                refreshToken: string;
                                role_id: number;
                                sales_user_ids: number[];
                                tenant_name: string | null;
                                user_id: number;
                                username: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Refusal: {
            error: string;
            field?: string;
            message: string;
            /** @enum {unknown} */
            success: false;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
