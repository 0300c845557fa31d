// Made from schema/rest/openapi.json by npm run codegen. Never edited.
export interface paths {
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
                                } | null;
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
                                    } | null;
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
                                } | null;
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
                                } | null;
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
