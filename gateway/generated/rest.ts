// Made from schema/rest/openapi.json by npm run codegen. Never edited.
export interface paths {
    "/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    address_id?: number;
                    entity_id?: number;
                    entity_type?: "SELLER" | "TENANT" | "WAREHOUSE";
                    limit?: number;
                    page?: number;
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
                            address: {
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
                                state_code: string | null;
                            }[];
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address1: string;
                        address2?: string;
                        address3?: string;
                        city: string;
                        /** @enum {string} */
                        country: "India";
                        entity_id: number;
                        /** @enum {string} */
                        entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                        postal_code: string;
                        state?: string;
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
                            address: {
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
                                state_code: string | null;
                            };
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
        patch: {
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
                        address1: string;
                        address2?: string;
                        address3?: string;
                        city: string;
                        /** @enum {string} */
                        country?: "India";
                        entity_id?: number;
                        /** @enum {string} */
                        entity_type?: "SELLER" | "TENANT" | "WAREHOUSE";
                        postal_code: string;
                        state?: string;
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
                            address: {
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
                                state_code: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                            /** @description Numbers of the orders that are taxed for another state from now on. */
                            taxed_anew: string[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/admin/createUser": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        first_name: string;
                        last_name?: string;
                        logo?: string;
                        mobile: string;
                        org_id?: number;
                        permissions?: {
                            admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            credit_note?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            delivery_challan?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            document_upload?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            expense?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            offer?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            payment?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            product?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            purchase_order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            quotation?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            quotation_request?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            seller?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            sku?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                        };
                        /** @enum {integer} */
                        role_id?: 1001 | 1002 | 1007 | 1008 | 1009 | 1010 | 1012 | 1013 | 1014 | 1020 | 10001;
                        tenant_id?: number;
                        username?: string;
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
                                banned?: boolean;
                                /** Format: date-time */
                                created_at?: string;
                                deleted_user: boolean;
                                email?: string;
                                first_name: string;
                                last_active_at?: string | null;
                                last_name: string | null;
                                /** @description No other active user of role 1001 could hand out permissions. */
                                last_top_admin?: boolean;
                                logo?: string | null;
                                logo_thumbnail?: string | null;
                                mobile?: string;
                                org_id?: number | null;
                                organisation_name?: string | null;
                                permissions?: {
                                    admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    credit_note?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    delivery_challan?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    document_upload?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    expense?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    offer?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    payment?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    product?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    purchase_order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation_request?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    seller?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    sku?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                };
                                role_id: number | null;
                                role_name?: string;
                                /** @description Sales persons of a category manager, for Home's lists. */
                                sales_users?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                /** @description Wrong codes of today have closed sign-in for some devices. */
                                sign_in_refused?: boolean;
                                tenant_id?: number | null;
                                user_id: number;
                                username?: string;
                            };
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
    "/admin/markUserDeleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
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
                            result: {
                                banned?: boolean;
                                /** Format: date-time */
                                created_at?: string;
                                deleted_user: boolean;
                                email?: string;
                                first_name: string;
                                last_active_at?: string | null;
                                last_name: string | null;
                                /** @description No other active user of role 1001 could hand out permissions. */
                                last_top_admin?: boolean;
                                logo?: string | null;
                                logo_thumbnail?: string | null;
                                mobile?: string;
                                org_id?: number | null;
                                organisation_name?: string | null;
                                permissions?: {
                                    admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    credit_note?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    delivery_challan?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    document_upload?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    expense?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    offer?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    payment?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    product?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    purchase_order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation_request?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    seller?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    sku?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                };
                                role_id: number | null;
                                role_name?: string;
                                /** @description Sales persons of a category manager, for Home's lists. */
                                sales_users?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                /** @description Wrong codes of today have closed sign-in for some devices. */
                                sign_in_refused?: boolean;
                                tenant_id?: number | null;
                                user_id: number;
                                username?: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/admin/role": {
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
                            data: {
                                /** @description Whether the caller may give this role to somebody. */
                                assignable: boolean;
                                display_name: string;
                                permissions: {
                                    admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    credit_note?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    delivery_challan?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    document_upload?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    expense?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    offer?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    payment?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    product?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    purchase_order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation_request?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    seller?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    sku?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                };
                                role_id: number;
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
    "/admin/updateUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email?: string;
                        first_name?: string;
                        last_name?: string;
                        logo?: string;
                        mobile?: string;
                        org_id?: number;
                        permissions?: {
                            admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            credit_note?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            delivery_challan?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            document_upload?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            expense?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            offer?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            payment?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            product?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            purchase_order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            quotation?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            quotation_request?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            seller?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            sku?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                            tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                        };
                        /** @enum {integer} */
                        role_id?: 1001 | 1002 | 1007 | 1008 | 1009 | 1010 | 1012 | 1013 | 1014 | 1020 | 10001;
                        sales_user_ids?: number[];
                        user_id: number;
                        username?: string;
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
                                banned?: boolean;
                                /** Format: date-time */
                                created_at?: string;
                                deleted_user: boolean;
                                email?: string;
                                first_name: string;
                                last_active_at?: string | null;
                                last_name: string | null;
                                /** @description No other active user of role 1001 could hand out permissions. */
                                last_top_admin?: boolean;
                                logo?: string | null;
                                logo_thumbnail?: string | null;
                                mobile?: string;
                                org_id?: number | null;
                                organisation_name?: string | null;
                                permissions?: {
                                    admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    credit_note?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    delivery_challan?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    document_upload?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    expense?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    offer?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    payment?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    product?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    purchase_order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation_request?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    seller?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    sku?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                };
                                role_id: number | null;
                                role_name?: string;
                                /** @description Sales persons of a category manager, for Home's lists. */
                                sales_users?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                /** @description Wrong codes of today have closed sign-in for some devices. */
                                sign_in_refused?: boolean;
                                tenant_id?: number | null;
                                user_id: number;
                                username?: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/admin/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    deleted_user?: boolean;
                    keyword?: string;
                    limit?: number;
                    page?: number;
                    role_id?: number[];
                    tenant_id?: number;
                    user_id?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                banned?: boolean;
                                /** Format: date-time */
                                created_at?: string;
                                deleted_user: boolean;
                                email?: string;
                                first_name: string;
                                last_active_at?: string | null;
                                last_name: string | null;
                                /** @description No other active user of role 1001 could hand out permissions. */
                                last_top_admin?: boolean;
                                logo?: string | null;
                                logo_thumbnail?: string | null;
                                mobile?: string;
                                org_id?: number | null;
                                organisation_name?: string | null;
                                permissions?: {
                                    admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    credit_note?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    delivery_challan?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    document_upload?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    expense?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    offer?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    payment?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    product?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    purchase_order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation_request?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    seller?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    sku?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                };
                                role_id: number | null;
                                role_name?: string;
                                /** @description Sales persons of a category manager, for Home's lists. */
                                sales_users?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                /** @description Wrong codes of today have closed sign-in for some devices. */
                                sign_in_refused?: boolean;
                                tenant_id?: number | null;
                                user_id: number;
                                username?: string;
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
    "/admin/user/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
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
                            result: {
                                banned?: boolean;
                                /** Format: date-time */
                                created_at?: string;
                                deleted_user: boolean;
                                email?: string;
                                first_name: string;
                                last_active_at?: string | null;
                                last_name: string | null;
                                /** @description No other active user of role 1001 could hand out permissions. */
                                last_top_admin?: boolean;
                                logo?: string | null;
                                logo_thumbnail?: string | null;
                                mobile?: string;
                                org_id?: number | null;
                                organisation_name?: string | null;
                                permissions?: {
                                    admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    credit_note?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    delivery_challan?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    document_upload?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    expense?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    offer?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    payment?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    product?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    purchase_order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation_request?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    seller?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    sku?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                };
                                role_id: number | null;
                                role_name?: string;
                                /** @description Sales persons of a category manager, for Home's lists. */
                                sales_users?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                /** @description Wrong codes of today have closed sign-in for some devices. */
                                sign_in_refused?: boolean;
                                tenant_id?: number | null;
                                user_id: number;
                                username?: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/admin/user/logout": {
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
                            result: {
                                banned?: boolean;
                                /** Format: date-time */
                                created_at?: string;
                                deleted_user: boolean;
                                email?: string;
                                first_name: string;
                                last_active_at?: string | null;
                                last_name: string | null;
                                /** @description No other active user of role 1001 could hand out permissions. */
                                last_top_admin?: boolean;
                                logo?: string | null;
                                logo_thumbnail?: string | null;
                                mobile?: string;
                                org_id?: number | null;
                                organisation_name?: string | null;
                                permissions?: {
                                    admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    credit_note?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    delivery_challan?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    document_upload?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    expense?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    offer?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    payment?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    product?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    purchase_order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation_request?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    seller?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    sku?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                };
                                role_id: number | null;
                                role_name?: string;
                                /** @description Sales persons of a category manager, for Home's lists. */
                                sales_users?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                /** @description Wrong codes of today have closed sign-in for some devices. */
                                sign_in_refused?: boolean;
                                tenant_id?: number | null;
                                user_id: number;
                                username?: string;
                            };
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
    "/admin/user/un_ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
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
                            result: {
                                banned?: boolean;
                                /** Format: date-time */
                                created_at?: string;
                                deleted_user: boolean;
                                email?: string;
                                first_name: string;
                                last_active_at?: string | null;
                                last_name: string | null;
                                /** @description No other active user of role 1001 could hand out permissions. */
                                last_top_admin?: boolean;
                                logo?: string | null;
                                logo_thumbnail?: string | null;
                                mobile?: string;
                                org_id?: number | null;
                                organisation_name?: string | null;
                                permissions?: {
                                    admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    credit_note?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    delivery_challan?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    document_upload?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    expense?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    offer?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    payment?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    product?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    purchase_order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation_request?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    seller?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    sku?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                };
                                role_id: number | null;
                                role_name?: string;
                                /** @description Sales persons of a category manager, for Home's lists. */
                                sales_users?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                /** @description Wrong codes of today have closed sign-in for some devices. */
                                sign_in_refused?: boolean;
                                tenant_id?: number | null;
                                user_id: number;
                                username?: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/admin/user/unlock": {
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
                            result: {
                                banned?: boolean;
                                /** Format: date-time */
                                created_at?: string;
                                deleted_user: boolean;
                                email?: string;
                                first_name: string;
                                last_active_at?: string | null;
                                last_name: string | null;
                                /** @description No other active user of role 1001 could hand out permissions. */
                                last_top_admin?: boolean;
                                logo?: string | null;
                                logo_thumbnail?: string | null;
                                mobile?: string;
                                org_id?: number | null;
                                organisation_name?: string | null;
                                permissions?: {
                                    admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    credit_note?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    delivery_challan?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    document_upload?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    expense?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    offer?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    payment?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    product?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    purchase_order?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    quotation_request?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    seller?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    sku?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                    tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
                                };
                                role_id: number | null;
                                role_name?: string;
                                /** @description Sales persons of a category manager, for Home's lists. */
                                sales_users?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                /** @description Wrong codes of today have closed sign-in for some devices. */
                                sign_in_refused?: boolean;
                                tenant_id?: number | null;
                                user_id: number;
                                username?: string;
                            };
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
    "/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    bill_id?: number;
                    /** @description The first day of dates of the vendor's invoice (IST). */
                    from_date?: string;
                    limit?: number;
                    page?: number;
                    po_id?: number;
                    seller_id?: number;
                    shipment_id?: number;
                    status?: ("DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED")[];
                    /** @description The last day of dates of the vendor's invoice (IST), included. */
                    to_date?: string;
                    /** @description Another name of zohoBillId. */
                    zoho_bill_id?: string;
                    zohoBillId?: string;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                /** @description Rupees as text with 2 decimals. */
                                bill_base_value: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_gst_amount: string;
                                bill_id: number;
                                bill_lines: {
                                    bill_line_id: number;
                                    /** @description On all bills that are not cancelled. */
                                    billed_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    challan_id: number | null;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_details: {
                                        quantity: number;
                                    } | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    ordered_price: string;
                                    /** @description Of the purchase order line, not cancelled. */
                                    ordered_quantity: number;
                                    /** @description This line's part of what was paid of the bill. */
                                    paid_amount: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_id: number;
                                    po_line_id: number;
                                    product_info: {
                                        product_id: number;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
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
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                included_po_ids: number[];
                                /** @description Rupees still to be paid; 0.00 for a draft and a cancelled bill. */
                                open_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                payment_due_date: string;
                                /** @description The first of included_po_ids. */
                                po_id: number;
                                reason_for_cancellation: string | null;
                                /** @description Of the vendor's paper, -1.00 to 1.00. */
                                round_off: string;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                seller_invoice_attachment: {
                                    attachment_link: string;
                                    /** @enum {string} */
                                    attachment_type: "VENDOR_INVOICE";
                                    file: {
                                        content_type: string;
                                        /** @description As it is stored. */
                                        file_name: string;
                                        fileUrl: string;
                                        /** @description As it was uploaded. */
                                        name: string;
                                        /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                        size: number;
                                        thumbnail_url: string | null;
                                        /** Format: uuid */
                                        uuid: string;
                                    };
                                } | null;
                                seller_invoice_date: string | null;
                                seller_invoice_number: string | null;
                                shipment_id: number | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                version: number;
                                zoho_bill_id: string | null;
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
                        bill_id: number;
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        payment_due_date?: string;
                        /** @description A number with at most 2 decimals, as text. */
                        round_off?: string;
                        seller_invoice_attachment?: {
                            attachment_link: string;
                            /** @enum {string} */
                            attachment_type: "VENDOR_INVOICE";
                        } | null;
                        seller_invoice_date?: string | null;
                        seller_invoice_number?: string | null;
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
                                /** @description Rupees as text with 2 decimals. */
                                bill_base_value: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_gst_amount: string;
                                bill_id: number;
                                bill_lines: {
                                    bill_line_id: number;
                                    /** @description On all bills that are not cancelled. */
                                    billed_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    challan_id: number | null;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_details: {
                                        quantity: number;
                                    } | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    ordered_price: string;
                                    /** @description Of the purchase order line, not cancelled. */
                                    ordered_quantity: number;
                                    /** @description This line's part of what was paid of the bill. */
                                    paid_amount: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_id: number;
                                    po_line_id: number;
                                    product_info: {
                                        product_id: number;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
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
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                included_po_ids: number[];
                                /** @description Rupees still to be paid; 0.00 for a draft and a cancelled bill. */
                                open_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                payment_due_date: string;
                                /** @description The first of included_po_ids. */
                                po_id: number;
                                reason_for_cancellation: string | null;
                                /** @description Of the vendor's paper, -1.00 to 1.00. */
                                round_off: string;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                seller_invoice_attachment: {
                                    attachment_link: string;
                                    /** @enum {string} */
                                    attachment_type: "VENDOR_INVOICE";
                                    file: {
                                        content_type: string;
                                        /** @description As it is stored. */
                                        file_name: string;
                                        fileUrl: string;
                                        /** @description As it was uploaded. */
                                        name: string;
                                        /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                        size: number;
                                        thumbnail_url: string | null;
                                        /** Format: uuid */
                                        uuid: string;
                                    };
                                } | null;
                                seller_invoice_date: string | null;
                                seller_invoice_number: string | null;
                                shipment_id: number | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                version: number;
                                zoho_bill_id: string | null;
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        bill_lines: {
                            po_line_id: number;
                            quantity: number;
                        }[];
                        included_po_ids: number[];
                        payment_due_date?: string | null;
                        /** @description A number with at most 2 decimals, as text. */
                        round_off?: string;
                        seller_id: number;
                        shipment_id?: number | null;
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
                                /** @description Rupees as text with 2 decimals. */
                                bill_base_value: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_gst_amount: string;
                                bill_id: number;
                                bill_lines: {
                                    bill_line_id: number;
                                    /** @description On all bills that are not cancelled. */
                                    billed_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    challan_id: number | null;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_details: {
                                        quantity: number;
                                    } | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    ordered_price: string;
                                    /** @description Of the purchase order line, not cancelled. */
                                    ordered_quantity: number;
                                    /** @description This line's part of what was paid of the bill. */
                                    paid_amount: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_id: number;
                                    po_line_id: number;
                                    product_info: {
                                        product_id: number;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
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
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                included_po_ids: number[];
                                /** @description Rupees still to be paid; 0.00 for a draft and a cancelled bill. */
                                open_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                payment_due_date: string;
                                /** @description The first of included_po_ids. */
                                po_id: number;
                                reason_for_cancellation: string | null;
                                /** @description Of the vendor's paper, -1.00 to 1.00. */
                                round_off: string;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                seller_invoice_attachment: {
                                    attachment_link: string;
                                    /** @enum {string} */
                                    attachment_type: "VENDOR_INVOICE";
                                    file: {
                                        content_type: string;
                                        /** @description As it is stored. */
                                        file_name: string;
                                        fileUrl: string;
                                        /** @description As it was uploaded. */
                                        name: string;
                                        /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                        size: number;
                                        thumbnail_url: string | null;
                                        /** Format: uuid */
                                        uuid: string;
                                    };
                                } | null;
                                seller_invoice_date: string | null;
                                seller_invoice_number: string | null;
                                shipment_id: number | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                version: number;
                                zoho_bill_id: string | null;
                            };
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
    "/bill/convert/purchase_order": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        po_id: number;
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
                                /** @description Rupees as text with 2 decimals. */
                                bill_base_value: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_gst_amount: string;
                                bill_id: number;
                                bill_lines: {
                                    bill_line_id: number;
                                    /** @description On all bills that are not cancelled. */
                                    billed_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    challan_id: number | null;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_details: {
                                        quantity: number;
                                    } | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    ordered_price: string;
                                    /** @description Of the purchase order line, not cancelled. */
                                    ordered_quantity: number;
                                    /** @description This line's part of what was paid of the bill. */
                                    paid_amount: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_id: number;
                                    po_line_id: number;
                                    product_info: {
                                        product_id: number;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
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
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                included_po_ids: number[];
                                /** @description Rupees still to be paid; 0.00 for a draft and a cancelled bill. */
                                open_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                payment_due_date: string;
                                /** @description The first of included_po_ids. */
                                po_id: number;
                                reason_for_cancellation: string | null;
                                /** @description Of the vendor's paper, -1.00 to 1.00. */
                                round_off: string;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                seller_invoice_attachment: {
                                    attachment_link: string;
                                    /** @enum {string} */
                                    attachment_type: "VENDOR_INVOICE";
                                    file: {
                                        content_type: string;
                                        /** @description As it is stored. */
                                        file_name: string;
                                        fileUrl: string;
                                        /** @description As it was uploaded. */
                                        name: string;
                                        /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                        size: number;
                                        thumbnail_url: string | null;
                                        /** Format: uuid */
                                        uuid: string;
                                    };
                                } | null;
                                seller_invoice_date: string | null;
                                seller_invoice_number: string | null;
                                shipment_id: number | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                version: number;
                                zoho_bill_id: string | null;
                            };
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
    "/bill/refresh/{billId}": {
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
                path: {
                    billId: number;
                };
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
                                /** @description Rupees as text with 2 decimals. */
                                bill_base_value: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_gst_amount: string;
                                bill_id: number;
                                bill_lines: {
                                    bill_line_id: number;
                                    /** @description On all bills that are not cancelled. */
                                    billed_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    challan_id: number | null;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_details: {
                                        quantity: number;
                                    } | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    ordered_price: string;
                                    /** @description Of the purchase order line, not cancelled. */
                                    ordered_quantity: number;
                                    /** @description This line's part of what was paid of the bill. */
                                    paid_amount: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_id: number;
                                    po_line_id: number;
                                    product_info: {
                                        product_id: number;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
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
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                included_po_ids: number[];
                                /** @description Rupees still to be paid; 0.00 for a draft and a cancelled bill. */
                                open_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                payment_due_date: string;
                                /** @description The first of included_po_ids. */
                                po_id: number;
                                reason_for_cancellation: string | null;
                                /** @description Of the vendor's paper, -1.00 to 1.00. */
                                round_off: string;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                seller_invoice_attachment: {
                                    attachment_link: string;
                                    /** @enum {string} */
                                    attachment_type: "VENDOR_INVOICE";
                                    file: {
                                        content_type: string;
                                        /** @description As it is stored. */
                                        file_name: string;
                                        fileUrl: string;
                                        /** @description As it was uploaded. */
                                        name: string;
                                        /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                        size: number;
                                        thumbnail_url: string | null;
                                        /** Format: uuid */
                                        uuid: string;
                                    };
                                } | null;
                                seller_invoice_date: string | null;
                                seller_invoice_number: string | null;
                                shipment_id: number | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                version: number;
                                zoho_bill_id: string | null;
                            };
                            error: string[];
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
    "/bill/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
                        bill_id: number;
                        reason_for_cancellation?: string | null;
                        /** @description A number with at most 2 decimals, as text. */
                        round_off?: string;
                        seller_invoice_attachment?: {
                            attachment_link: string;
                            /** @enum {string} */
                            attachment_type: "VENDOR_INVOICE";
                        } | null;
                        seller_invoice_date?: string | null;
                        seller_invoice_number?: string | null;
                        /** @enum {string} */
                        status: "ISSUED" | "CANCELLED";
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
                                /** @description Rupees as text with 2 decimals. */
                                bill_base_value: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                bill_gst_amount: string;
                                bill_id: number;
                                bill_lines: {
                                    bill_line_id: number;
                                    /** @description On all bills that are not cancelled. */
                                    billed_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    challan_id: number | null;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_details: {
                                        quantity: number;
                                    } | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    ordered_price: string;
                                    /** @description Of the purchase order line, not cancelled. */
                                    ordered_quantity: number;
                                    /** @description This line's part of what was paid of the bill. */
                                    paid_amount: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_id: number;
                                    po_line_id: number;
                                    product_info: {
                                        product_id: number;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
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
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                included_po_ids: number[];
                                /** @description Rupees still to be paid; 0.00 for a draft and a cancelled bill. */
                                open_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                payment_due_date: string;
                                /** @description The first of included_po_ids. */
                                po_id: number;
                                reason_for_cancellation: string | null;
                                /** @description Of the vendor's paper, -1.00 to 1.00. */
                                round_off: string;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                seller_invoice_attachment: {
                                    attachment_link: string;
                                    /** @enum {string} */
                                    attachment_type: "VENDOR_INVOICE";
                                    file: {
                                        content_type: string;
                                        /** @description As it is stored. */
                                        file_name: string;
                                        fileUrl: string;
                                        /** @description As it was uploaded. */
                                        name: string;
                                        /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                        size: number;
                                        thumbnail_url: string | null;
                                        /** Format: uuid */
                                        uuid: string;
                                    };
                                } | null;
                                seller_invoice_date: string | null;
                                seller_invoice_number: string | null;
                                shipment_id: number | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                version: number;
                                zoho_bill_id: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing_registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    billing_registration_id?: number;
                    is_active?: boolean;
                    limit?: number;
                    org_id?: number;
                    page?: number;
                    tenant_id?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                address1: string | null;
                                address2: string | null;
                                address3: string | null;
                                billing_registration_id: number;
                                city: string | null;
                                /** Format: date-time */
                                created_at: string;
                                gst_no: string | null;
                                is_active: boolean;
                                is_principal: boolean;
                                kind: "REGULAR" | "SEZ";
                                legal_name: string;
                                org_id: number | null;
                                pan: string | null;
                                postal_code: string | null;
                                state: string | null;
                                state_code: string | null;
                                tenant_id: number | null;
                            }[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address1: string;
                        address2?: string;
                        address3?: string;
                        city: string;
                        gst_no?: string;
                        is_principal?: boolean;
                        kind?: "REGULAR" | "SEZ";
                        legal_name: string;
                        org_id?: number;
                        postal_code: string;
                        state?: string;
                        tenant_id?: number;
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
                                address1: string | null;
                                address2: string | null;
                                address3: string | null;
                                billing_registration_id: number;
                                city: string | null;
                                /** Format: date-time */
                                created_at: string;
                                gst_no: string | null;
                                is_active: boolean;
                                is_principal: boolean;
                                kind: "REGULAR" | "SEZ";
                                legal_name: string;
                                org_id: number | null;
                                pan: string | null;
                                postal_code: string | null;
                                state: string | null;
                                state_code: string | null;
                                tenant_id: number | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                            /** @description Numbers of the orders that are taxed for another place from now on. */
                            taxed_anew: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address1: string;
                        address2?: string;
                        address3?: string;
                        billing_registration_id: number;
                        city: string;
                        gst_no?: string;
                        is_active?: boolean;
                        is_principal?: boolean;
                        kind?: "REGULAR" | "SEZ";
                        legal_name: string;
                        postal_code: string;
                        state?: string;
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
                                address1: string | null;
                                address2: string | null;
                                address3: string | null;
                                billing_registration_id: number;
                                city: string | null;
                                /** Format: date-time */
                                created_at: string;
                                gst_no: string | null;
                                is_active: boolean;
                                is_principal: boolean;
                                kind: "REGULAR" | "SEZ";
                                legal_name: string;
                                org_id: number | null;
                                pan: string | null;
                                postal_code: string | null;
                                state: string | null;
                                state_code: string | null;
                                tenant_id: number | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                            /** @description Numbers of the orders that are taxed for another place from now on. */
                            taxed_anew: string[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/books": {
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
                            data: {
                                changed_at: string | null;
                                changed_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                closed_until: string | null;
                                version: number;
                            };
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
                        closed_until: string | null;
                        reason?: string | null;
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
                                changed_at: string | null;
                                changed_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                closed_until: string | null;
                                version: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    category_id: number;
                    map_category_manager?: boolean;
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
                                attributes: {
                                    name: string;
                                    options?: string[];
                                    required?: boolean;
                                    /** @enum {string} */
                                    type: "text" | "number" | "choice";
                                }[];
                                category_id: number;
                                category_manager?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                category_name: string;
                                is_active: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                product_count: number;
                                sub_categories: string[];
                            };
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
                        attributes?: {
                            name: string;
                            options?: string[];
                            required?: boolean;
                            /** @enum {string} */
                            type: "text" | "number" | "choice";
                        }[];
                        category_id: number;
                        category_manager?: number[];
                        category_name?: string;
                        is_active?: boolean;
                        sub_categories?: string[];
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
                                attributes: {
                                    name: string;
                                    options?: string[];
                                    required?: boolean;
                                    /** @enum {string} */
                                    type: "text" | "number" | "choice";
                                }[];
                                category_id: number;
                                category_manager?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                category_name: string;
                                is_active: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                product_count: number;
                                sub_categories: string[];
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        attributes?: {
                            name: string;
                            options?: string[];
                            required?: boolean;
                            /** @enum {string} */
                            type: "text" | "number" | "choice";
                        }[];
                        category_manager?: number[];
                        category_name: string;
                        is_active?: boolean;
                        sub_categories?: string[];
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
                                attributes: {
                                    name: string;
                                    options?: string[];
                                    required?: boolean;
                                    /** @enum {string} */
                                    type: "text" | "number" | "choice";
                                }[];
                                category_id: number;
                                category_manager?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                category_name: string;
                                is_active: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                product_count: number;
                                sub_categories: string[];
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                query: {
                    category_id: number;
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
                            result: {
                                category_id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/managers": {
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
                            category_manager: {
                                first_name: string;
                                last_name: string | null;
                                user_id: number;
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
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    after?: number;
                    numbers?: string[];
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
                            /** @description False when there were more than can be told, or the number is not of this database. */
                            complete: boolean;
                            data: {
                                id: number | null;
                                key: string | null;
                                /** @enum {string} */
                                kind: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "DELIVERY_POINT" | "PAYMENT" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "EXPENSE" | "DELIVERY_CHALLAN" | "SHIPMENT" | "ORGANISATION" | "TENANT" | "USER" | "CATEGORY" | "PRODUCT" | "SKU" | "OFFER" | "CONTRACT_PRICE" | "SELLER" | "SELLER_LEAD" | "TRANSPORTER" | "WAREHOUSE" | "BLOG" | "BILLING_REGISTRATION" | "BOOKS";
                                request_id: string | null;
                            }[];
                            /** @description Sent as `after`, the next call tells what was committed since. */
                            number: number;
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
    "/changes/stream": {
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
                /** @description text/event-stream; each event holds numbers of changes as comma-separated ranges, or * when there are too many. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
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
    "/comments/create": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        attachments?: string[];
                        comments: string;
                        /** @description Id of the record; of an order its number. */
                        entity_id: string;
                        /** @enum {string} */
                        entity_type: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
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
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                comment_id: number;
                                comments: string;
                                /** Format: date-time */
                                created_at: string;
                                edited_at: string | null;
                                entity_id: string;
                                /** @enum {string} */
                                entity_type: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
                                user_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                            };
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
    "/comments/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description Id of the record; of an order its number. */
                    entity_id: string;
                    entity_type: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
                    limit?: number;
                    page?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                comment_id: number;
                                comments: string;
                                /** Format: date-time */
                                created_at: string;
                                edited_at: string | null;
                                entity_id: string;
                                /** @enum {string} */
                                entity_type: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
                                user_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
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
    "/comments/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        attachments?: string[];
                        comment_id: number;
                        comments: string;
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
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                comment_id: number;
                                comments: string;
                                /** Format: date-time */
                                created_at: string;
                                edited_at: string | null;
                                entity_id: string;
                                /** @enum {string} */
                                entity_type: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
                                user_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/createOffer": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        above_mrp_reason?: string;
                        brand?: string;
                        color?: string;
                        /**
                         * @description Always 7.
                         * @enum {number}
                         */
                        delivery_time_day?: 7;
                        is_active?: boolean;
                        moq: number;
                        /** @description Rupees as text with 2 decimals. */
                        mrp?: string;
                        /** @description Rupees as text with 2 decimals. */
                        offer_price: string;
                        packaging_details?: string;
                        /** @description Another name of sku_id. */
                        product_sku_id?: number;
                        seller_id: number;
                        sku_id: number;
                        type?: string;
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
                                above_mrp_reason: string | null;
                                brand: string | null;
                                color: string | null;
                                delivery_time_day: number;
                                is_active: boolean;
                                moq: number;
                                /** @description Rupees as text with 2 decimals. */
                                mrp: string;
                                /** @description Rupees as text with 2 decimals. */
                                offer_price: string;
                                packaging_details: string | null;
                                product_sku_name: string;
                                seller?: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                };
                                seller_id: number;
                                sku_id: number;
                                sku_offer_id: number;
                                type: string | null;
                            };
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
    "/createOrder": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address_id: number;
                        billing_registration_id?: number;
                        bills_customer_itself?: boolean;
                        customer_po_no?: string;
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        edd?: string;
                        order_lines: {
                            below_cost_reason?: string;
                            /** @description Rupees as text with 2 decimals. */
                            offer_price?: string;
                            /** @description 0 to 100 with at most 2 decimals, as text. */
                            order_line_discount?: string;
                            product_sku_id: number;
                            quantity: number;
                            remarks?: string;
                            seller_id?: number;
                            /** @description Rupees as text with 2 decimals. */
                            selling_price: string;
                            warehouse_id?: number;
                        }[];
                        remarks?: string;
                        sales_person?: number;
                        tenant_id: number;
                        user_id?: number;
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
                            order: {
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                } | null;
                                billing_registration_id: number | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_INVOICED" | "INVOICED";
                                bills_customer_itself: boolean;
                                cancel_reason: string | null;
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
                                    state_code: string | null;
                                };
                                edd: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                has_issued_po: boolean;
                                /** @description Rupees as text with 2 decimals. */
                                order_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_gst_amount: string;
                                order_id: number;
                                order_lines: {
                                    below_cost_reason: string | null;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
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
                                        state_code: string | null;
                                    };
                                    dispatched_quantity: number;
                                    generated_po_qty?: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoiced_quantity: number;
                                    issued_po_qty: number;
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
                                    product: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
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
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    state_code: string | null;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    stock_quantity: number;
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    taxed_anew_at: string | null;
                                    taxed_before: string | null;
                                    warehouse_id: number | null;
                                    warehouse_name: string | null;
                                    /** @description CGST + SGST, else IGST. */
                                    within_state: boolean;
                                }[];
                                order_number: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_taxable_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                po_lines?: {
                                    cancelled_quantity: number;
                                    line_id: number | null;
                                    /** Format: date-time */
                                    po_created_date: string;
                                    po_grand_total: string | null;
                                    po_id: number;
                                    po_line_id: number;
                                    /** @enum {string} */
                                    po_status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    product_sku_id: number;
                                    quantity: number;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                }[];
                                po_shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
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
                                version: number;
                            };
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address_id?: number;
                        billing_registration_id?: number;
                        bills_customer_itself?: boolean;
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
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                } | null;
                                billing_registration_id: number | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_INVOICED" | "INVOICED";
                                bills_customer_itself: boolean;
                                cancel_reason: string | null;
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
                                    state_code: string | null;
                                };
                                edd: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                has_issued_po: boolean;
                                /** @description Rupees as text with 2 decimals. */
                                order_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_gst_amount: string;
                                order_id: number;
                                order_lines: {
                                    below_cost_reason: string | null;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
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
                                        state_code: string | null;
                                    };
                                    dispatched_quantity: number;
                                    generated_po_qty?: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoiced_quantity: number;
                                    issued_po_qty: number;
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
                                    product: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
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
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    state_code: string | null;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    stock_quantity: number;
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    taxed_anew_at: string | null;
                                    taxed_before: string | null;
                                    warehouse_id: number | null;
                                    warehouse_name: string | null;
                                    /** @description CGST + SGST, else IGST. */
                                    within_state: boolean;
                                }[];
                                order_number: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_taxable_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                po_lines?: {
                                    cancelled_quantity: number;
                                    line_id: number | null;
                                    /** Format: date-time */
                                    po_created_date: string;
                                    po_grand_total: string | null;
                                    po_id: number;
                                    po_line_id: number;
                                    /** @enum {string} */
                                    po_status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    product_sku_id: number;
                                    quantity: number;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                }[];
                                po_shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
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
                                version: number;
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
    "/createPurchaseOrder": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        due_date?: string;
                        order_number?: string;
                        purchase_order_lines: {
                            /** @description Rupees as text with 2 decimals. */
                            offer_price: string;
                            order_line_id?: number;
                            product_sku_id: number;
                            quantity: number;
                            /** @description 0 to 100 with at most 2 decimals, as text. */
                            quotation_line_discount?: string;
                            remark?: string;
                        }[];
                        remark?: string;
                        seller_id: number;
                        warehouse_id?: number;
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
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_BILLED" | "BILLED";
                                cancel_reason: string | null;
                                created_by: number;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** Format: date-time */
                                created_date: string;
                                delivery_points?: {
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    expected_date: string;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    initial_date: string;
                                    po_line_id: number | null;
                                    quantity: number;
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
                                    status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
                                    sub_shipment_tracker_id: number;
                                }[];
                                due_date: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                gstin: string | null;
                                issued_at: string | null;
                                order_id: number | null;
                                order_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                /** @description Rupees as text with 2 decimals. */
                                pending_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_gst_amount: string;
                                po_id: number;
                                /** @enum {string} */
                                po_state: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED";
                                /** @description Rupees as text with 2 decimals. */
                                po_taxable_amount: string;
                                purchase_order_lines: {
                                    billed_quantity: number;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    gstin: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    mg: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_id: number | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_line_id: number;
                                    product_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    quotation_line_discount: string;
                                    remark: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    sgst_amount: string;
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    /** @enum {string} */
                                    status: "OPEN" | "CANCELLED";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    unit_price: string;
                                }[];
                                reference_order?: {
                                    edd: string | null;
                                    order_id: number;
                                    order_lines: {
                                        cancelled_quantity: number;
                                        generated_quantity: number;
                                        line_id: number;
                                        line_number: number;
                                        product: {
                                            assets: string[];
                                            hsn_code: string | null;
                                            /** @description 0 to 100 with at most 2 decimals, as text. */
                                            pan_india_gst: string;
                                            product_id: number;
                                            product_name: string;
                                            thumbnail: string | null;
                                        };
                                        quantity: number;
                                        seller: {
                                            district: string | null;
                                            seller_id: number;
                                            seller_name: string;
                                            state: string | null;
                                        } | null;
                                        sku: {
                                            product_sku_id: number;
                                            product_sku_name: string;
                                            unit: string;
                                        };
                                    }[];
                                    order_number: string;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    tenant_info: {
                                        district: string | null;
                                        state: string | null;
                                        tenant_id: number;
                                        tenant_name: string;
                                        verified_tenant: boolean;
                                    };
                                } | null;
                                reject_reason: string | null;
                                remark: string | null;
                                seller_email: string | null;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    email_id_1: string;
                                    gstin: string | null;
                                    mobile_1: string;
                                    office_address_details: {
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
                                        state_code: string | null;
                                    } | null;
                                    seller_id: number;
                                    seller_name: string;
                                };
                                seller_whatsapp_number: string | null;
                                shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
                                /** @enum {string} */
                                status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                version: number;
                                warehouse_info: {
                                    warehouse_id: number;
                                    warehouse_name: string;
                                } | null;
                                within_state: boolean;
                            };
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
    "/createSeller": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        categories?: number[];
                        email_id_1: string;
                        gstin?: string | null;
                        is_active?: boolean;
                        is_own_seller?: boolean;
                        is_transporter?: boolean;
                        logo?: string | null;
                        mobile_1: string;
                        office_address_details: {
                            address1: string;
                            city: string;
                            postal_code: string;
                            state?: string;
                        };
                        org_id?: number;
                        pin_code: number;
                        seller_name: string;
                        source_person?: number | null;
                        website?: string | null;
                        year_of_establishment?: number | null;
                        zone?: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
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
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                active_offer_count: number;
                                categories: {
                                    category_id: number;
                                    category_name: string;
                                }[];
                                /** Format: date-time */
                                created_at: string;
                                email_id_1: string;
                                gstin: string | null;
                                is_active: boolean;
                                is_own_seller: boolean;
                                is_transporter: boolean;
                                logo: string | null;
                                logo_thumbnail: string | null;
                                mobile_1: string;
                                office_address_details: {
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
                                    state_code: string | null;
                                } | null;
                                org_id: number | null;
                                pin_code: number;
                                seller_id: number;
                                seller_name: string;
                                source_person: number | null;
                                source_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                website: string | null;
                                year_of_establishment: number | null;
                                zone: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
                            };
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
    "/credit_note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    /** @description Another name of creditnote_id. */
                    cnId?: number;
                    creditnote_id?: number;
                    /** @description The first day of credit note dates (IST). */
                    from_date?: string;
                    limit?: number;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number?: string;
                    page?: number;
                    search?: string;
                    status?: ("DRAFT" | "ISSUED" | "CANCELLED" | "VOID")[];
                    /** @description The last day of credit note dates (IST), included. */
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                ack_at: string | null;
                                ack_number: string | null;
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                company_gstin: string;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                credit_note_lines: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    creditnote_line_id: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoice_line_id: number;
                                    invoiced_quantity: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    quantity: number;
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
                                creditnote_date: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_gst_amount: string;
                                creditnote_id: number;
                                creditnote_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_taxable_amount: string;
                                customer_email: string | null;
                                end_reason: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                invoice_date: string;
                                invoice_id: number;
                                invoice_number: string;
                                irn: string | null;
                                order_number: string;
                                /** @enum {string} */
                                reason: "SHORT_DELIVERY" | "DAMAGED" | "RETURN" | "PRICE_DIFFERENCE" | "OTHER";
                                remarks: string | null;
                                signed_qr: string | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                version: number;
                                zoho_creditnote_id: string | null;
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
                        attachments?: string[];
                        credit_note_lines?: {
                            amount?: string | null;
                            invoice_line_id: number;
                            quantity: number;
                        }[];
                        creditnote_id: number;
                        /** @enum {string} */
                        reason?: "SHORT_DELIVERY" | "DAMAGED" | "RETURN" | "PRICE_DIFFERENCE" | "OTHER";
                        remarks?: string | null;
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
                                ack_at: string | null;
                                ack_number: string | null;
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                company_gstin: string;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                credit_note_lines: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    creditnote_line_id: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoice_line_id: number;
                                    invoiced_quantity: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    quantity: number;
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
                                creditnote_date: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_gst_amount: string;
                                creditnote_id: number;
                                creditnote_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_taxable_amount: string;
                                customer_email: string | null;
                                end_reason: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                invoice_date: string;
                                invoice_id: number;
                                invoice_number: string;
                                irn: string | null;
                                order_number: string;
                                /** @enum {string} */
                                reason: "SHORT_DELIVERY" | "DAMAGED" | "RETURN" | "PRICE_DIFFERENCE" | "OTHER";
                                remarks: string | null;
                                signed_qr: string | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                version: number;
                                zoho_creditnote_id: string | null;
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        attachments?: string[];
                        credit_note_lines: {
                            amount?: string | null;
                            invoice_line_id: number;
                            quantity: number;
                        }[];
                        invoice_id: number;
                        order_number: string;
                        /** @enum {string} */
                        reason: "SHORT_DELIVERY" | "DAMAGED" | "RETURN" | "PRICE_DIFFERENCE" | "OTHER";
                        remarks?: string | null;
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
                                ack_at: string | null;
                                ack_number: string | null;
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                company_gstin: string;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                credit_note_lines: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    creditnote_line_id: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoice_line_id: number;
                                    invoiced_quantity: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    quantity: number;
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
                                creditnote_date: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_gst_amount: string;
                                creditnote_id: number;
                                creditnote_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_taxable_amount: string;
                                customer_email: string | null;
                                end_reason: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                invoice_date: string;
                                invoice_id: number;
                                invoice_number: string;
                                irn: string | null;
                                order_number: string;
                                /** @enum {string} */
                                reason: "SHORT_DELIVERY" | "DAMAGED" | "RETURN" | "PRICE_DIFFERENCE" | "OTHER";
                                remarks: string | null;
                                signed_qr: string | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                version: number;
                                zoho_creditnote_id: string | null;
                            };
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
    "/credit_note/download": {
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
                    creditnote_id: number;
                    token?: string;
                    type: "html" | "pdf";
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
    "/credit_note/e_invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    creditnote_id: number;
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
                                content: string | null;
                                file_name: string;
                                not_reported: string | null;
                                /** @description To be done on the portal, for a file that it takes. */
                                notes: string[];
                                problems: {
                                    /** @description In the portal's own form, as ItemList.0.HsnCd. */
                                    field: string;
                                    message: string;
                                    remedy: string;
                                    value: string | null;
                                }[];
                                registered: string | null;
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
    "/credit_note/email/send": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        creditnote_id: number;
                        emails: string[];
                        message?: string;
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
    "/credit_note/refresh/{creditNoteId}": {
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
                path: {
                    creditNoteId: number;
                };
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
                                ack_at: string | null;
                                ack_number: string | null;
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                company_gstin: string;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                credit_note_lines: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    creditnote_line_id: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoice_line_id: number;
                                    invoiced_quantity: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    quantity: number;
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
                                creditnote_date: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_gst_amount: string;
                                creditnote_id: number;
                                creditnote_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_taxable_amount: string;
                                customer_email: string | null;
                                end_reason: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                invoice_date: string;
                                invoice_id: number;
                                invoice_number: string;
                                irn: string | null;
                                order_number: string;
                                /** @enum {string} */
                                reason: "SHORT_DELIVERY" | "DAMAGED" | "RETURN" | "PRICE_DIFFERENCE" | "OTHER";
                                remarks: string | null;
                                signed_qr: string | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                version: number;
                                zoho_creditnote_id: string | null;
                            };
                            error: string[];
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
    "/credit_note/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
                        ack_at?: string | null;
                        ack_number?: string | null;
                        creditnote_id: number;
                        irn?: string | null;
                        signed_qr?: string | null;
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
                                ack_at: string | null;
                                ack_number: string | null;
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                company_gstin: string;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                credit_note_lines: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    creditnote_line_id: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoice_line_id: number;
                                    invoiced_quantity: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    quantity: number;
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
                                creditnote_date: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_gst_amount: string;
                                creditnote_id: number;
                                creditnote_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_taxable_amount: string;
                                customer_email: string | null;
                                end_reason: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                invoice_date: string;
                                invoice_id: number;
                                invoice_number: string;
                                irn: string | null;
                                order_number: string;
                                /** @enum {string} */
                                reason: "SHORT_DELIVERY" | "DAMAGED" | "RETURN" | "PRICE_DIFFERENCE" | "OTHER";
                                remarks: string | null;
                                signed_qr: string | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                version: number;
                                zoho_creditnote_id: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_note/status": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        creditnote_id: number;
                        reason?: string | null;
                        /** @enum {string} */
                        status: "ISSUED" | "CANCELLED" | "VOID";
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
                                ack_at: string | null;
                                ack_number: string | null;
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                company_gstin: string;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                credit_note_lines: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    creditnote_line_id: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoice_line_id: number;
                                    invoiced_quantity: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    quantity: number;
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
                                creditnote_date: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_gst_amount: string;
                                creditnote_id: number;
                                creditnote_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                creditnote_taxable_amount: string;
                                customer_email: string | null;
                                end_reason: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                invoice_date: string;
                                invoice_id: number;
                                invoice_number: string;
                                irn: string | null;
                                order_number: string;
                                /** @enum {string} */
                                reason: "SHORT_DELIVERY" | "DAMAGED" | "RETURN" | "PRICE_DIFFERENCE" | "OTHER";
                                remarks: string | null;
                                signed_qr: string | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                version: number;
                                zoho_creditnote_id: string | null;
                            };
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
    "/crm_leads/create_lead": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        city?: string | null;
                        contact_name?: string | null;
                        email_id_1?: string | null;
                        gstin?: string | null;
                        lead_category: string;
                        lead_owner?: number | null;
                        mobile_1: string;
                        pin_code?: number | null;
                        product_id?: number;
                        remarks?: string | null;
                        seller_name: string;
                        source_person?: number | null;
                        state?: string | null;
                        zone?: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
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
                                lead_id: number;
                                product_lead_id: number | null;
                            };
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
    "/crm_leads/crmLeadsAnalytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date?: string;
                    lead_category?: string;
                    lead_owner?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date?: string;
                    zone?: "NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL";
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
                                by_category: {
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    converted: number;
                                    lead_category: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    verified: number;
                                }[];
                                by_day: {
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    converted: number;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    day: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    verified: number;
                                }[];
                                by_owner: {
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    converted: number;
                                    lead_owner_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    verified: number;
                                }[];
                                by_zone: {
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    converted: number;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    verified: number;
                                    zone: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
                                }[];
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                converted: number;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                total: number;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                verified: number;
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
    "/crm_leads/delete_lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        lead_id: number;
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
                            result: {
                                lead_id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm_leads/get_leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    page?: number;
                    product_id?: number;
                    product_lead_id?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                /** Format: date-time */
                                created_at: string;
                                lead: {
                                    city: string | null;
                                    contact_name: string | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    created_by: number | null;
                                    created_by_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    email_id_1: string | null;
                                    gstin: string | null;
                                    is_verified: boolean;
                                    lead_category: string;
                                    lead_id: number;
                                    lead_owner: number | null;
                                    lead_owner_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    mobile_1: string;
                                    pin_code: number | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    product_lead_count: number;
                                    product_leads: {
                                        product_id: number;
                                        product_lead_id: number;
                                        product_name: string;
                                    }[];
                                    remarks: string | null;
                                    seller_id: number | null;
                                    seller_name: string;
                                    source_person: number | null;
                                    source_person_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    state: string | null;
                                    verification_remarks: string | null;
                                    verified_at: string | null;
                                    verified_by: number | null;
                                    verified_by_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    zone: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
                                };
                                lead_id: number;
                                product_id: number;
                                product_lead_id: number;
                                product_name: string;
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
    "/crm_leads/verify_lead": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default false */
                        create_seller?: boolean;
                        lead_id: number;
                        remarks?: string;
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
                                is_verified: boolean;
                                lead_id: number;
                                seller_id: number | null;
                            };
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
    "/customer/customerAnalytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date: string;
                    sales_person?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date: string;
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
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                active: number;
                                by_day: {
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    active: number;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    day: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    new: number;
                                }[];
                                by_sales_person: {
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    active: number;
                                    name: string | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    new: number;
                                    sales_person: number | null;
                                }[];
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                new: number;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                total: number;
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
                                assigned_samples: number | null;
                                draft_pos: number | null;
                                open_orders: number | null;
                                open_quotations: number | null;
                                open_rfqs: number | null;
                                open_samples: number | null;
                                open_shipments: number | null;
                                pending_quotations: number | null;
                                pending_rfqs: number | null;
                                unassigned_samples: number | null;
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
    "/dc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    challanId?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    fromDate?: string;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    fromOrderDate?: string;
                    limit?: number;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    orderNumber?: string;
                    page?: number;
                    /** @description Another name of limit. */
                    size?: number;
                    status?: ("DRAFT" | "ISSUED" | "IN_TRANSIT" | "DELIVERED" | "CANCELLED")[];
                    tenant_id?: number;
                    /** @description Another name of tenant_id. */
                    tenantId?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    toDate?: string;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    toOrderDate?: string;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                bill: {
                                    bill_id: number;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID";
                                }[] | null;
                                challan_id: number;
                                challan_number: string;
                                /** @enum {string} */
                                challan_type: "CUSTOMER" | "SELLER" | "OTHER";
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                dc_lines: {
                                    cgst_amount: string | null;
                                    dc_line_id: number;
                                    delivered_qty: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    discount_percent: string;
                                    igst_amount: string | null;
                                    /** @description Its order line is cancelled: it counts in no total. */
                                    is_cancelled: boolean;
                                    line_number: number;
                                    line_total: string | null;
                                    order_line_details: {
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        quantity: number;
                                        /** @description Rupees as text with 2 decimals. */
                                        selling_price: string;
                                    } | null;
                                    order_line_id: number | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_line_id: number | null;
                                    pol_offer_price: string | null;
                                    product_id: number;
                                    product_sku_id: number;
                                    remarks: string | null;
                                    selling_price: string | null;
                                    sgst_amount: string | null;
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
                                    sub_shipment_tracker: {
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        pol_offer_price: string | null;
                                    } | null;
                                    sub_shipment_tracker_id: number | null;
                                    taxable_amount: string | null;
                                    unit_value: string | null;
                                }[];
                                delivered_at: string | null;
                                delivery_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                e_way_bill_attachments: string | null;
                                e_way_bill_file: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                } | null;
                                e_way_bill_number: string | null;
                                e_way_bill_valid_until: string | null;
                                e_way_value: string | null;
                                from_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                goods_value: string | null;
                                grand_total: string | null;
                                grn_number: string | null;
                                gst_amount: string | null;
                                has_draft_bill: boolean;
                                /** @description One that is not cancelled. */
                                has_invoice: boolean;
                                has_issued_bill: boolean;
                                invoice: {
                                    invoice_id: number;
                                    invoice_number: string | null;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED";
                                } | null;
                                invoice_id: number | null;
                                needs_e_way_bill: boolean;
                                order_id: number | null;
                                order_number: string | null;
                                po_id: number | null;
                                reason_for_cancellation: string | null;
                                receivers_name: string | null;
                                remarks: string | null;
                                seller_id: number | null;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                shipment_id: number | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "IN_TRANSIT" | "DELIVERED" | "CANCELLED";
                                taxable_amount: string | null;
                                tenant_id: number | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                                tenant_name: string | null;
                                transport_document_date: string | null;
                                transport_document_number: string | null;
                                transport_mode: ("ROAD" | "RAIL" | "AIR" | "SHIP") | null;
                                transport_reason: ("SUPPLY" | "JOB_WORK" | "OWN_USE" | "JOB_WORK_RETURN" | "SALES_RETURN" | "OTHERS" | "LINE_SALES" | "RECIPIENT_NOT_KNOWN" | "EXHIBITION") | null;
                                transport_reason_text: string | null;
                                transport_updated_at: string | null;
                                transporter_gstin: string | null;
                                transporter_name: string | null;
                                vehicle_number: string | null;
                                version: number;
                                within_state: boolean;
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
                        attachments?: string[];
                        challanId: number;
                        e_way_bill_attachments?: string | null;
                        e_way_bill_number?: string | null;
                        grn_number?: string | null;
                        /** @enum {string} */
                        newStatus?: "ISSUED" | "IN_TRANSIT" | "DELIVERED" | "CANCELLED";
                        reason_for_cancellation?: string;
                        receivers_name?: string | null;
                        remarks?: string | null;
                        transport_document_date?: string | null;
                        transport_document_number?: string | null;
                        transport_mode?: ("ROAD" | "RAIL" | "AIR" | "SHIP") | null;
                        transport_reason?: ("SUPPLY" | "JOB_WORK" | "OWN_USE" | "JOB_WORK_RETURN" | "SALES_RETURN" | "OTHERS" | "LINE_SALES" | "RECIPIENT_NOT_KNOWN" | "EXHIBITION") | null;
                        transport_reason_text?: string | null;
                        vehicle_number?: string | null;
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
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                bill: {
                                    bill_id: number;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID";
                                }[] | null;
                                challan_id: number;
                                challan_number: string;
                                /** @enum {string} */
                                challan_type: "CUSTOMER" | "SELLER" | "OTHER";
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                dc_lines: {
                                    cgst_amount: string | null;
                                    dc_line_id: number;
                                    delivered_qty: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    discount_percent: string;
                                    igst_amount: string | null;
                                    /** @description Its order line is cancelled: it counts in no total. */
                                    is_cancelled: boolean;
                                    line_number: number;
                                    line_total: string | null;
                                    order_line_details: {
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        quantity: number;
                                        /** @description Rupees as text with 2 decimals. */
                                        selling_price: string;
                                    } | null;
                                    order_line_id: number | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_line_id: number | null;
                                    pol_offer_price: string | null;
                                    product_id: number;
                                    product_sku_id: number;
                                    remarks: string | null;
                                    selling_price: string | null;
                                    sgst_amount: string | null;
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
                                    sub_shipment_tracker: {
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        pol_offer_price: string | null;
                                    } | null;
                                    sub_shipment_tracker_id: number | null;
                                    taxable_amount: string | null;
                                    unit_value: string | null;
                                }[];
                                delivered_at: string | null;
                                delivery_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                e_way_bill_attachments: string | null;
                                e_way_bill_file: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                } | null;
                                e_way_bill_number: string | null;
                                e_way_bill_valid_until: string | null;
                                e_way_value: string | null;
                                from_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                goods_value: string | null;
                                grand_total: string | null;
                                grn_number: string | null;
                                gst_amount: string | null;
                                has_draft_bill: boolean;
                                /** @description One that is not cancelled. */
                                has_invoice: boolean;
                                has_issued_bill: boolean;
                                invoice: {
                                    invoice_id: number;
                                    invoice_number: string | null;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED";
                                } | null;
                                invoice_id: number | null;
                                needs_e_way_bill: boolean;
                                order_id: number | null;
                                order_number: string | null;
                                po_id: number | null;
                                reason_for_cancellation: string | null;
                                receivers_name: string | null;
                                remarks: string | null;
                                seller_id: number | null;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                shipment_id: number | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "IN_TRANSIT" | "DELIVERED" | "CANCELLED";
                                taxable_amount: string | null;
                                tenant_id: number | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                                tenant_name: string | null;
                                transport_document_date: string | null;
                                transport_document_number: string | null;
                                transport_mode: ("ROAD" | "RAIL" | "AIR" | "SHIP") | null;
                                transport_reason: ("SUPPLY" | "JOB_WORK" | "OWN_USE" | "JOB_WORK_RETURN" | "SALES_RETURN" | "OTHERS" | "LINE_SALES" | "RECIPIENT_NOT_KNOWN" | "EXHIBITION") | null;
                                transport_reason_text: string | null;
                                transport_updated_at: string | null;
                                transporter_gstin: string | null;
                                transporter_name: string | null;
                                vehicle_number: string | null;
                                version: number;
                                within_state: boolean;
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        challan_type: "OTHER";
                        dc_lines: {
                            delivered_qty: number;
                            product_sku_id: number;
                            remarks?: string | null;
                            unit_value?: string | null;
                        }[];
                        from_address: number;
                        order_number?: string | null;
                        remarks?: string | null;
                        seller_id?: number | null;
                        tenant_id?: number | null;
                        to_address: number;
                        transport_reason?: ("SUPPLY" | "JOB_WORK" | "OWN_USE" | "JOB_WORK_RETURN" | "SALES_RETURN" | "OTHERS" | "LINE_SALES" | "RECIPIENT_NOT_KNOWN" | "EXHIBITION") | null;
                        transport_reason_text?: string | null;
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
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                bill: {
                                    bill_id: number;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID";
                                }[] | null;
                                challan_id: number;
                                challan_number: string;
                                /** @enum {string} */
                                challan_type: "CUSTOMER" | "SELLER" | "OTHER";
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                dc_lines: {
                                    cgst_amount: string | null;
                                    dc_line_id: number;
                                    delivered_qty: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    discount_percent: string;
                                    igst_amount: string | null;
                                    /** @description Its order line is cancelled: it counts in no total. */
                                    is_cancelled: boolean;
                                    line_number: number;
                                    line_total: string | null;
                                    order_line_details: {
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        quantity: number;
                                        /** @description Rupees as text with 2 decimals. */
                                        selling_price: string;
                                    } | null;
                                    order_line_id: number | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_line_id: number | null;
                                    pol_offer_price: string | null;
                                    product_id: number;
                                    product_sku_id: number;
                                    remarks: string | null;
                                    selling_price: string | null;
                                    sgst_amount: string | null;
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
                                    sub_shipment_tracker: {
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        pol_offer_price: string | null;
                                    } | null;
                                    sub_shipment_tracker_id: number | null;
                                    taxable_amount: string | null;
                                    unit_value: string | null;
                                }[];
                                delivered_at: string | null;
                                delivery_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                e_way_bill_attachments: string | null;
                                e_way_bill_file: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                } | null;
                                e_way_bill_number: string | null;
                                e_way_bill_valid_until: string | null;
                                e_way_value: string | null;
                                from_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                goods_value: string | null;
                                grand_total: string | null;
                                grn_number: string | null;
                                gst_amount: string | null;
                                has_draft_bill: boolean;
                                /** @description One that is not cancelled. */
                                has_invoice: boolean;
                                has_issued_bill: boolean;
                                invoice: {
                                    invoice_id: number;
                                    invoice_number: string | null;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED";
                                } | null;
                                invoice_id: number | null;
                                needs_e_way_bill: boolean;
                                order_id: number | null;
                                order_number: string | null;
                                po_id: number | null;
                                reason_for_cancellation: string | null;
                                receivers_name: string | null;
                                remarks: string | null;
                                seller_id: number | null;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                shipment_id: number | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "IN_TRANSIT" | "DELIVERED" | "CANCELLED";
                                taxable_amount: string | null;
                                tenant_id: number | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                                tenant_name: string | null;
                                transport_document_date: string | null;
                                transport_document_number: string | null;
                                transport_mode: ("ROAD" | "RAIL" | "AIR" | "SHIP") | null;
                                transport_reason: ("SUPPLY" | "JOB_WORK" | "OWN_USE" | "JOB_WORK_RETURN" | "SALES_RETURN" | "OTHERS" | "LINE_SALES" | "RECIPIENT_NOT_KNOWN" | "EXHIBITION") | null;
                                transport_reason_text: string | null;
                                transport_updated_at: string | null;
                                transporter_gstin: string | null;
                                transporter_name: string | null;
                                vehicle_number: string | null;
                                version: number;
                                within_state: boolean;
                            };
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
    "/dc/download": {
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
                    challan_id: number;
                    token?: string;
                    type: "html" | "pdf";
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
    "/dc/e_way_bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    challan_id: number;
                    distance_km?: number;
                    reason?: "SUPPLY" | "JOB_WORK" | "OWN_USE" | "JOB_WORK_RETURN" | "SALES_RETURN" | "OTHERS" | "LINE_SALES" | "RECIPIENT_NOT_KNOWN" | "EXHIBITION";
                    reason_text?: string;
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
                                content: string | null;
                                file_name: string;
                                not_reported: string | null;
                                /** @description To be done on the portal, for a file that it takes. */
                                notes: string[];
                                problems: {
                                    /** @description In the portal's own form, as ItemList.0.HsnCd. */
                                    field: string;
                                    message: string;
                                    remedy: string;
                                    value: string | null;
                                }[];
                                registered: string | null;
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
    "/dc/v2/download": {
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
                    challan_id: number;
                    token?: string;
                    type: "html" | "pdf";
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
    "/dc/v3/download": {
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
                    challan_id: number;
                    token?: string;
                    type: "html" | "pdf";
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
    "/dc/v4/download": {
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
                    challan_id: number;
                    token?: string;
                    type: "html" | "pdf";
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
    "/deleteOffer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        sku_offer_id: number;
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
                            result: {
                                sku_offer_id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleteProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        product_id: number;
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
                            result: {
                                product_id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleteSeller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        seller_id: number;
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
                            result: {
                                seller_id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleteSKU": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        product_sku_id: number;
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
                            result: {
                                product_sku_id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download_invoice": {
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
                    invoice_id: number;
                    token?: string;
                    type: "html" | "pdf";
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
    "/download_link": {
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
                        /** @enum {string} */
                        document: "quotation" | "purchase_order" | "invoice" | "credit_note" | "dc" | "dc_with_invoice" | "blind_dc" | "blind_dc_with_invoice";
                        /** @enum {string} */
                        format?: "html" | "pdf";
                        id: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            expires_in: number;
                            /** @enum {boolean} */
                            success: true;
                            url: string;
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
    "/download_purchase_order": {
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
                    po_id: number;
                    token?: string;
                    type: "html" | "pdf";
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
    "/expense": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    entity_id?: string;
                    entity_type?: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                    /** @description Another name of entity_id. */
                    entityId?: string;
                    /** @description Another name of entity_type. */
                    entityType?: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                    expense_id?: number;
                    /** @description The first day of expense dates (IST). */
                    from_date?: string;
                    limit?: number;
                    page?: number;
                    /** @description The last day of expense dates (IST), included. */
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                /** @description Rupees as text with 2 decimals. */
                                amount: string;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                entity_id: string | null;
                                /** @enum {string} */
                                entity_type: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                expense_date: string;
                                /** @enum {string} */
                                expense_head: "FREIGHT" | "LOADING" | "PACKING" | "FUEL" | "RENT" | "TRAVEL" | "OTHER";
                                expense_id: number;
                                reference_number: string | null;
                                remarks: string | null;
                                /** @enum {string} */
                                status: "ACTIVE" | "VOID";
                                vendor_name: string | null;
                                void_reason: string | null;
                            }[];
                            /** @description Rupees as text with 2 decimals. */
                            page_total: string;
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
                        /** @description Rupees as text with 2 decimals. */
                        amount: string;
                        attachments?: string[];
                        entity_id?: string | null;
                        /** @enum {string} */
                        entity_type: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                        /** @description Another name of entity_id. */
                        entityId?: string | null;
                        /**
                         * @description Another name of entity_type.
                         * @enum {string}
                         */
                        entityType?: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        expense_date: string;
                        /** @enum {string} */
                        expense_head: "FREIGHT" | "LOADING" | "PACKING" | "FUEL" | "RENT" | "TRAVEL" | "OTHER";
                        expense_id: number;
                        reference_number?: string | null;
                        remarks?: string | null;
                        vendor_name?: string | null;
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
                                /** @description Rupees as text with 2 decimals. */
                                amount: string;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                entity_id: string | null;
                                /** @enum {string} */
                                entity_type: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                expense_date: string;
                                /** @enum {string} */
                                expense_head: "FREIGHT" | "LOADING" | "PACKING" | "FUEL" | "RENT" | "TRAVEL" | "OTHER";
                                expense_id: number;
                                reference_number: string | null;
                                remarks: string | null;
                                /** @enum {string} */
                                status: "ACTIVE" | "VOID";
                                vendor_name: string | null;
                                void_reason: string | null;
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Rupees as text with 2 decimals. */
                        amount: string;
                        attachments?: string[];
                        entity_id?: string | null;
                        /** @enum {string} */
                        entity_type: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                        /** @description Another name of entity_id. */
                        entityId?: string | null;
                        /**
                         * @description Another name of entity_type.
                         * @enum {string}
                         */
                        entityType?: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        expense_date: string;
                        /** @enum {string} */
                        expense_head: "FREIGHT" | "LOADING" | "PACKING" | "FUEL" | "RENT" | "TRAVEL" | "OTHER";
                        reference_number?: string | null;
                        remarks?: string | null;
                        vendor_name?: string | null;
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
                                /** @description Rupees as text with 2 decimals. */
                                amount: string;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                entity_id: string | null;
                                /** @enum {string} */
                                entity_type: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                expense_date: string;
                                /** @enum {string} */
                                expense_head: "FREIGHT" | "LOADING" | "PACKING" | "FUEL" | "RENT" | "TRAVEL" | "OTHER";
                                expense_id: number;
                                reference_number: string | null;
                                remarks: string | null;
                                /** @enum {string} */
                                status: "ACTIVE" | "VOID";
                                vendor_name: string | null;
                                void_reason: string | null;
                            };
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
    "/expense/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
                        expense_id: number;
                        reason?: string | null;
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
                            result: {
                                /** @description Rupees as text with 2 decimals. */
                                amount: string;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                entity_id: string | null;
                                /** @enum {string} */
                                entity_type: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                expense_date: string;
                                /** @enum {string} */
                                expense_head: "FREIGHT" | "LOADING" | "PACKING" | "FUEL" | "RENT" | "TRAVEL" | "OTHER";
                                expense_id: number;
                                reference_number: string | null;
                                remarks: string | null;
                                /** @enum {string} */
                                status: "ACTIVE" | "VOID";
                                vendor_name: string | null;
                                void_reason: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-manager": {
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
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content_type: string;
                            /** @description As it is stored. */
                            file_name: string;
                            fileUrl: string;
                            /** @description As it was uploaded. */
                            name: string;
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            size: number;
                            thumbnail_url: string | null;
                            /** Format: uuid */
                            uuid: string;
                        }[];
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
    "/files/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file itself; where JSON is asked for, its signed address and the one of its thumbnail. */
        get: {
            parameters: {
                query?: {
                    expires?: number;
                    signature?: string;
                };
                header?: never;
                path: {
                    fileName: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file, or its signed addresses */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            thumbnail_url: string | null;
                            url: string;
                        };
                        "application/octet-stream": string;
                        "application/pdf": string;
                        "image/jpeg": string;
                        "image/png": string;
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
    "/fileUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description Id of the record; of an order its number. */
                    entity_id: string;
                    entity_name: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
                    /** @description Another name of entity_id. */
                    entityId?: string;
                    /** @description Another name of entity_name. */
                    entityName?: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
                    limit?: number;
                    page?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                document_id: number;
                                entity_id: string;
                                /** @enum {string} */
                                entity_name: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
                                file: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                };
                                file_name: string;
                                fileUrl: string;
                                remarks: string | null;
                            }[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Id of the record; of an order its number. */
                        entity_id: string;
                        /** @enum {string} */
                        entity_name: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
                        /** @description Another name of entity_id. */
                        entityId?: string;
                        /**
                         * @description Another name of entity_name.
                         * @enum {string}
                         */
                        entityName?: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
                        file_name: string;
                        fileUrl: string;
                        remarks?: string | null;
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
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                document_id: number;
                                entity_id: string;
                                /** @enum {string} */
                                entity_name: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
                                file: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                };
                                file_name: string;
                                fileUrl: string;
                                remarks: string | null;
                            };
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
    "/generatePOFromOrder": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        order_id: number;
                        sellers: number[];
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
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_BILLED" | "BILLED";
                                cancel_reason: string | null;
                                created_by: number;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** Format: date-time */
                                created_date: string;
                                delivery_points?: {
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    expected_date: string;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    initial_date: string;
                                    po_line_id: number | null;
                                    quantity: number;
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
                                    status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
                                    sub_shipment_tracker_id: number;
                                }[];
                                due_date: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                gstin: string | null;
                                issued_at: string | null;
                                order_id: number | null;
                                order_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                /** @description Rupees as text with 2 decimals. */
                                pending_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_gst_amount: string;
                                po_id: number;
                                /** @enum {string} */
                                po_state: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED";
                                /** @description Rupees as text with 2 decimals. */
                                po_taxable_amount: string;
                                purchase_order_lines: {
                                    billed_quantity: number;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    gstin: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    mg: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_id: number | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_line_id: number;
                                    product_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    quotation_line_discount: string;
                                    remark: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    sgst_amount: string;
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    /** @enum {string} */
                                    status: "OPEN" | "CANCELLED";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    unit_price: string;
                                }[];
                                reference_order?: {
                                    edd: string | null;
                                    order_id: number;
                                    order_lines: {
                                        cancelled_quantity: number;
                                        generated_quantity: number;
                                        line_id: number;
                                        line_number: number;
                                        product: {
                                            assets: string[];
                                            hsn_code: string | null;
                                            /** @description 0 to 100 with at most 2 decimals, as text. */
                                            pan_india_gst: string;
                                            product_id: number;
                                            product_name: string;
                                            thumbnail: string | null;
                                        };
                                        quantity: number;
                                        seller: {
                                            district: string | null;
                                            seller_id: number;
                                            seller_name: string;
                                            state: string | null;
                                        } | null;
                                        sku: {
                                            product_sku_id: number;
                                            product_sku_name: string;
                                            unit: string;
                                        };
                                    }[];
                                    order_number: string;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    tenant_info: {
                                        district: string | null;
                                        state: string | null;
                                        tenant_id: number;
                                        tenant_name: string;
                                        verified_tenant: boolean;
                                    };
                                } | null;
                                reject_reason: string | null;
                                remark: string | null;
                                seller_email: string | null;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    email_id_1: string;
                                    gstin: string | null;
                                    mobile_1: string;
                                    office_address_details: {
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
                                        state_code: string | null;
                                    } | null;
                                    seller_id: number;
                                    seller_name: string;
                                };
                                seller_whatsapp_number: string | null;
                                shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
                                /** @enum {string} */
                                status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                version: number;
                                warehouse_info: {
                                    warehouse_id: number;
                                    warehouse_name: string;
                                } | null;
                                within_state: boolean;
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
    "/getCategory": {
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
                    category_name?: string;
                    is_active?: boolean;
                    limit?: number;
                    map_category_manager?: boolean;
                    page?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                attributes: {
                                    name: string;
                                    options?: string[];
                                    required?: boolean;
                                    /** @enum {string} */
                                    type: "text" | "number" | "choice";
                                }[];
                                category_id: number;
                                category_manager?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                category_name: string;
                                is_active: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                product_count: number;
                                sub_categories: string[];
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
    "/getOffer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    group_by_seller?: boolean;
                    limit?: number;
                    map_seller_info?: boolean;
                    page?: number;
                    product_sku_id?: number;
                    seller_id?: number;
                    /** @description Another name of product_sku_id. */
                    sku_id?: number;
                    sku_offer_id?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                above_mrp_reason: string | null;
                                brand: string | null;
                                color: string | null;
                                delivery_time_day: number;
                                is_active: boolean;
                                moq: number;
                                /** @description Rupees as text with 2 decimals. */
                                mrp: string;
                                /** @description Rupees as text with 2 decimals. */
                                offer_price: string;
                                packaging_details: string | null;
                                product_sku_name: string;
                                seller?: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                };
                                seller_id: number;
                                sku_id: number;
                                sku_offer_id: number;
                                type: string | null;
                            }[] | {
                                address: string | null;
                                district: string | null;
                                minimum_variant_price: string | null;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                offer_count: number;
                                offers: {
                                    above_mrp_reason: string | null;
                                    brand: string | null;
                                    color: string | null;
                                    delivery_time_day: number;
                                    is_active: boolean;
                                    moq: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    mrp: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    packaging_details: string | null;
                                    product_sku_name: string;
                                    seller?: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    };
                                    seller_id: number;
                                    sku_id: number;
                                    sku_offer_id: number;
                                    type: string | null;
                                }[];
                                seller_id: number;
                                seller_name: string;
                                state: string | null;
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
    "/getOfferBySku": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    limit?: number;
                    page?: number;
                    seller_id: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                minimum_variant_price: string | null;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                offer_count: number;
                                offers: {
                                    above_mrp_reason: string | null;
                                    brand: string | null;
                                    color: string | null;
                                    delivery_time_day: number;
                                    is_active: boolean;
                                    moq: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    mrp: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    packaging_details: string | null;
                                    product_sku_name: string;
                                    seller?: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    };
                                    seller_id: number;
                                    sku_id: number;
                                    sku_offer_id: number;
                                    type: string | null;
                                }[];
                                product_id: number;
                                product_name: string;
                                product_sku_name: string;
                                sku_id: number;
                                unit: string;
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
                    map_po_gen_qty?: boolean;
                    map_po_lines?: boolean;
                    map_po_shipments?: boolean;
                    map_sales_person?: boolean;
                    map_tenant?: boolean;
                    map_user?: boolean;
                    /** @description Another name of map_po_gen_qty. */
                    mapPoQty?: boolean;
                    /** @description One order by its whole number or its id; answered as order too. */
                    order_number?: string;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number_part?: string;
                    /** @description Another name of order_number. */
                    orderNumber?: string;
                    orgId?: number;
                    page?: number;
                    poId?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            order?: {
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                } | null;
                                billing_registration_id: number | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_INVOICED" | "INVOICED";
                                bills_customer_itself: boolean;
                                cancel_reason: string | null;
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
                                    state_code: string | null;
                                };
                                edd: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                has_issued_po: boolean;
                                /** @description Rupees as text with 2 decimals. */
                                order_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_gst_amount: string;
                                order_id: number;
                                order_lines: {
                                    below_cost_reason: string | null;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
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
                                        state_code: string | null;
                                    };
                                    dispatched_quantity: number;
                                    generated_po_qty?: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoiced_quantity: number;
                                    issued_po_qty: number;
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
                                    product: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
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
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    state_code: string | null;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    stock_quantity: number;
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    taxed_anew_at: string | null;
                                    taxed_before: string | null;
                                    warehouse_id: number | null;
                                    warehouse_name: string | null;
                                    /** @description CGST + SGST, else IGST. */
                                    within_state: boolean;
                                }[];
                                order_number: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_taxable_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                po_lines?: {
                                    cancelled_quantity: number;
                                    line_id: number | null;
                                    /** Format: date-time */
                                    po_created_date: string;
                                    po_grand_total: string | null;
                                    po_id: number;
                                    po_line_id: number;
                                    /** @enum {string} */
                                    po_status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    product_sku_id: number;
                                    quantity: number;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                }[];
                                po_shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
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
                                version: number;
                            };
                            orders: {
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                } | null;
                                billing_registration_id: number | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_INVOICED" | "INVOICED";
                                bills_customer_itself: boolean;
                                cancel_reason: string | null;
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
                                    state_code: string | null;
                                };
                                edd: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                has_issued_po: boolean;
                                /** @description Rupees as text with 2 decimals. */
                                order_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_gst_amount: string;
                                order_id: number;
                                order_lines: {
                                    below_cost_reason: string | null;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
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
                                        state_code: string | null;
                                    };
                                    dispatched_quantity: number;
                                    generated_po_qty?: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoiced_quantity: number;
                                    issued_po_qty: number;
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
                                    product: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
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
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    state_code: string | null;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    stock_quantity: number;
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    taxed_anew_at: string | null;
                                    taxed_before: string | null;
                                    warehouse_id: number | null;
                                    warehouse_name: string | null;
                                    /** @description CGST + SGST, else IGST. */
                                    within_state: boolean;
                                }[];
                                order_number: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_taxable_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                po_lines?: {
                                    cancelled_quantity: number;
                                    line_id: number | null;
                                    /** Format: date-time */
                                    po_created_date: string;
                                    po_grand_total: string | null;
                                    po_id: number;
                                    po_line_id: number;
                                    /** @enum {string} */
                                    po_status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    product_sku_id: number;
                                    quantity: number;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                }[];
                                po_shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
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
                                version: number;
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
    "/getPOFromOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    order_id: number;
                    sellers?: number[];
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
                                lines: {
                                    generated: number;
                                    line_id: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    ordered: number;
                                    product_sku_name: string;
                                    remaining: number;
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
                                }[];
                                pos: {
                                    /** Format: date-time */
                                    created_date: string;
                                    po_grand_total: string | null;
                                    po_id: number;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                    /** @enum {string} */
                                    status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                }[];
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                };
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
    "/getPurchaseOrder": {
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
                    map_delivery_points?: boolean;
                    map_order_line?: boolean;
                    map_shipments?: boolean;
                    order_id?: number;
                    page?: number;
                    po_id?: number;
                    seller_id?: number;
                    status?: ("DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED")[];
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_BILLED" | "BILLED";
                                cancel_reason: string | null;
                                created_by: number;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** Format: date-time */
                                created_date: string;
                                delivery_points?: {
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    expected_date: string;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    initial_date: string;
                                    po_line_id: number | null;
                                    quantity: number;
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
                                    status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
                                    sub_shipment_tracker_id: number;
                                }[];
                                due_date: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                gstin: string | null;
                                issued_at: string | null;
                                order_id: number | null;
                                order_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                /** @description Rupees as text with 2 decimals. */
                                pending_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_gst_amount: string;
                                po_id: number;
                                /** @enum {string} */
                                po_state: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED";
                                /** @description Rupees as text with 2 decimals. */
                                po_taxable_amount: string;
                                purchase_order_lines: {
                                    billed_quantity: number;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    gstin: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    mg: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_id: number | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_line_id: number;
                                    product_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    quotation_line_discount: string;
                                    remark: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    sgst_amount: string;
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    /** @enum {string} */
                                    status: "OPEN" | "CANCELLED";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    unit_price: string;
                                }[];
                                reference_order?: {
                                    edd: string | null;
                                    order_id: number;
                                    order_lines: {
                                        cancelled_quantity: number;
                                        generated_quantity: number;
                                        line_id: number;
                                        line_number: number;
                                        product: {
                                            assets: string[];
                                            hsn_code: string | null;
                                            /** @description 0 to 100 with at most 2 decimals, as text. */
                                            pan_india_gst: string;
                                            product_id: number;
                                            product_name: string;
                                            thumbnail: string | null;
                                        };
                                        quantity: number;
                                        seller: {
                                            district: string | null;
                                            seller_id: number;
                                            seller_name: string;
                                            state: string | null;
                                        } | null;
                                        sku: {
                                            product_sku_id: number;
                                            product_sku_name: string;
                                            unit: string;
                                        };
                                    }[];
                                    order_number: string;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    tenant_info: {
                                        district: string | null;
                                        state: string | null;
                                        tenant_id: number;
                                        tenant_name: string;
                                        verified_tenant: boolean;
                                    };
                                } | null;
                                reject_reason: string | null;
                                remark: string | null;
                                seller_email: string | null;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    email_id_1: string;
                                    gstin: string | null;
                                    mobile_1: string;
                                    office_address_details: {
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
                                        state_code: string | null;
                                    } | null;
                                    seller_id: number;
                                    seller_name: string;
                                };
                                seller_whatsapp_number: string | null;
                                shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
                                /** @enum {string} */
                                status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                version: number;
                                warehouse_info: {
                                    warehouse_id: number;
                                    warehouse_name: string;
                                } | null;
                                within_state: boolean;
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
    "/getSeller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    categories?: number[];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date?: string;
                    is_active?: boolean;
                    is_own_seller?: boolean;
                    is_transporter?: boolean;
                    limit?: number;
                    org_id?: number;
                    page?: number;
                    seller_id?: number;
                    seller_name?: string;
                    source_person?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date?: string;
                    zone?: "NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL";
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                active_offer_count: number;
                                categories: {
                                    category_id: number;
                                    category_name: string;
                                }[];
                                /** Format: date-time */
                                created_at: string;
                                email_id_1: string;
                                gstin: string | null;
                                is_active: boolean;
                                is_own_seller: boolean;
                                is_transporter: boolean;
                                logo: string | null;
                                logo_thumbnail: string | null;
                                mobile_1: string;
                                office_address_details: {
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
                                    state_code: string | null;
                                } | null;
                                org_id: number | null;
                                pin_code: number;
                                seller_id: number;
                                seller_name: string;
                                source_person: number | null;
                                source_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                website: string | null;
                                year_of_establishment: number | null;
                                zone: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
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
    "/imageUpload": {
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
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            file_name: string;
                            fileUrl: string;
                            thumbnail_url: string;
                            /** Format: uuid */
                            uuid: string;
                        }[];
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
    "/info/{entityType}.json": {
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
                path: {
                    entityType: "presence" | "category_manager";
                };
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
                            [key: string]: {
                                last_route: string | null;
                                /** @description Seconds since 1970. */
                                last_seen: number;
                            } | {
                                first_name: string;
                                last_name: string | null;
                                user_id: number;
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
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    entityType: "presence";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: {
                            last_route: string;
                            /** @description Seconds since 1970. */
                            last_seen: number;
                        };
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
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    limit?: number;
                    page?: number;
                    product_sku_name?: string;
                    sku_id?: number;
                    warehouse_id: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                available_quantity: number;
                                product_sku_name: string;
                                quantity: number;
                                reserved_quantity: number;
                                sku_id: number;
                                unit: string;
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
    "/inventory/adjustment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description true: only what was changed by hand. */
                    adj?: boolean;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    limit?: number;
                    page?: number;
                    sku_id?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    to_date?: string;
                    warehouse_id: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                balance: number;
                                challan: {
                                    challan_id: number;
                                    challan_number: string;
                                    order_number: string | null;
                                    po_id: number | null;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                product_sku_name: string;
                                quantity: number;
                                /** @enum {string} */
                                reason: "OPENING" | "STOCK_COUNT" | "DAMAGE" | "LOSS" | "FOUND" | "OTHER" | "RECEIVED" | "DISPATCHED" | "RETURNED";
                                remarks: string | null;
                                sku_id: number;
                                stock_ledger_id: number;
                                unit: string;
                            }[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        attachments?: string[];
                        /** @description Signed, not 0: above 0 comes in, below 0 goes out. */
                        quantity: number;
                        /** @enum {string} */
                        reason: "OPENING" | "STOCK_COUNT" | "DAMAGE" | "LOSS" | "FOUND" | "OTHER";
                        remarks: string;
                        sku_id: number;
                        warehouse_id: number;
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
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                balance: number;
                                challan: {
                                    challan_id: number;
                                    challan_number: string;
                                    order_number: string | null;
                                    po_id: number | null;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                product_sku_name: string;
                                quantity: number;
                                /** @enum {string} */
                                reason: "OPENING" | "STOCK_COUNT" | "DAMAGE" | "LOSS" | "FOUND" | "OTHER" | "RECEIVED" | "DISPATCHED" | "RETURNED";
                                remarks: string | null;
                                sku_id: number;
                                stock_ledger_id: number;
                                unit: string;
                            };
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
    "/inventory/free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    sku_ids: number[];
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
                                available_quantity: number;
                                sku_id: number;
                                warehouse_id: number;
                                warehouse_name: string;
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
    "/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    challanId?: number;
                    /** @description The first day of invoice dates (IST). */
                    from_date?: string;
                    /** @description Another name of invoiceId. */
                    invoice_id?: number;
                    invoiceId?: number;
                    limit?: number;
                    order_id?: number;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    orderNumber?: string;
                    orgId?: number;
                    page?: number;
                    sales_person?: number[];
                    search?: string;
                    status?: ("DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED" | "CANCELLED" | "VOID")[];
                    /** @description Another name of tenantId. */
                    tenant_id?: number;
                    tenantId?: number;
                    /** @description The last day of invoice dates (IST), included. */
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                ack_at: string | null;
                                ack_number: string | null;
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                };
                                challan_id: number;
                                challan_number: string;
                                challanId: number;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                credit_notes: {
                                    /** @description Rupees as text with 2 decimals. */
                                    creditnote_grand_total: string;
                                    creditnote_id: number;
                                    creditnote_number: string | null;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
                                }[] | null;
                                /** @description Rupees as text with 2 decimals. */
                                credited_amount: string;
                                customer_po_no: string | null;
                                delivery_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                /** @description Rupees as text with 2 decimals. */
                                due_amount: string;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                due_date: string;
                                e_way_bill_at: string | null;
                                e_way_bill_number: string | null;
                                e_way_bill_valid_until: string | null;
                                from_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                } | null;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                given_payments: number;
                                house_gstin: string;
                                invoice_date: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_gst_amount: string;
                                invoice_id: number;
                                /** @enum {string} */
                                invoice_kind: "TAX_INVOICE" | "BILL_OF_SUPPLY" | "INVOICE_CUM_BILL_OF_SUPPLY";
                                invoice_lines: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    credited_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    credited_taxable: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    discount_percent: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoice_line_id: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    order_line_id: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_sku_id: number;
                                    quantity: number;
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
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                }[];
                                invoice_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_taxable_amount: string;
                                irn: string | null;
                                /** @description The goods of its challan have arrived. */
                                is_delivered: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                open_credit_notes: number;
                                order_number: string;
                                orderNumber: string;
                                orgId: number;
                                payments: {
                                    /** @description Rupees as text with 2 decimals. */
                                    amount: string;
                                    /** @description Given for this very invoice. */
                                    given: boolean;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    payment_date: string;
                                    payment_id: number;
                                    /** @enum {string} */
                                    payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                                    reference_number: string;
                                }[] | null;
                                place_of_supply: string;
                                reason: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                received_amount: string;
                                remarks: string | null;
                                shipment_id: number;
                                signed_qr: string | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED" | "CANCELLED" | "VOID";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                tenant_gstin: string | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                tenantId: number;
                                version: number;
                                within_state: boolean;
                                zoho_invoice_id: string | null;
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
                        customer_po_no?: string | null;
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        due_date?: string;
                        invoice_id: number;
                        /** @description Another name of invoice_id. */
                        invoiceId?: number;
                        reason?: string | null;
                        remarks?: string | null;
                        /** @enum {string} */
                        status?: "ISSUED" | "VOID" | "CANCELLED";
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
                                ack_at: string | null;
                                ack_number: string | null;
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                };
                                challan_id: number;
                                challan_number: string;
                                challanId: number;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                credit_notes: {
                                    /** @description Rupees as text with 2 decimals. */
                                    creditnote_grand_total: string;
                                    creditnote_id: number;
                                    creditnote_number: string | null;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
                                }[] | null;
                                /** @description Rupees as text with 2 decimals. */
                                credited_amount: string;
                                customer_po_no: string | null;
                                delivery_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                /** @description Rupees as text with 2 decimals. */
                                due_amount: string;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                due_date: string;
                                e_way_bill_at: string | null;
                                e_way_bill_number: string | null;
                                e_way_bill_valid_until: string | null;
                                from_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                } | null;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                given_payments: number;
                                house_gstin: string;
                                invoice_date: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_gst_amount: string;
                                invoice_id: number;
                                /** @enum {string} */
                                invoice_kind: "TAX_INVOICE" | "BILL_OF_SUPPLY" | "INVOICE_CUM_BILL_OF_SUPPLY";
                                invoice_lines: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    credited_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    credited_taxable: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    discount_percent: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoice_line_id: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    order_line_id: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_sku_id: number;
                                    quantity: number;
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
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                }[];
                                invoice_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_taxable_amount: string;
                                irn: string | null;
                                /** @description The goods of its challan have arrived. */
                                is_delivered: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                open_credit_notes: number;
                                order_number: string;
                                orderNumber: string;
                                orgId: number;
                                payments: {
                                    /** @description Rupees as text with 2 decimals. */
                                    amount: string;
                                    /** @description Given for this very invoice. */
                                    given: boolean;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    payment_date: string;
                                    payment_id: number;
                                    /** @enum {string} */
                                    payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                                    reference_number: string;
                                }[] | null;
                                place_of_supply: string;
                                reason: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                received_amount: string;
                                remarks: string | null;
                                shipment_id: number;
                                signed_qr: string | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED" | "CANCELLED" | "VOID";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                tenant_gstin: string | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                tenantId: number;
                                version: number;
                                within_state: boolean;
                                zoho_invoice_id: string | null;
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        challan_id: number;
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
                                ack_at: string | null;
                                ack_number: string | null;
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                };
                                challan_id: number;
                                challan_number: string;
                                challanId: number;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                credit_notes: {
                                    /** @description Rupees as text with 2 decimals. */
                                    creditnote_grand_total: string;
                                    creditnote_id: number;
                                    creditnote_number: string | null;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
                                }[] | null;
                                /** @description Rupees as text with 2 decimals. */
                                credited_amount: string;
                                customer_po_no: string | null;
                                delivery_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                /** @description Rupees as text with 2 decimals. */
                                due_amount: string;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                due_date: string;
                                e_way_bill_at: string | null;
                                e_way_bill_number: string | null;
                                e_way_bill_valid_until: string | null;
                                from_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                } | null;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                given_payments: number;
                                house_gstin: string;
                                invoice_date: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_gst_amount: string;
                                invoice_id: number;
                                /** @enum {string} */
                                invoice_kind: "TAX_INVOICE" | "BILL_OF_SUPPLY" | "INVOICE_CUM_BILL_OF_SUPPLY";
                                invoice_lines: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    credited_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    credited_taxable: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    discount_percent: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoice_line_id: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    order_line_id: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_sku_id: number;
                                    quantity: number;
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
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                }[];
                                invoice_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_taxable_amount: string;
                                irn: string | null;
                                /** @description The goods of its challan have arrived. */
                                is_delivered: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                open_credit_notes: number;
                                order_number: string;
                                orderNumber: string;
                                orgId: number;
                                payments: {
                                    /** @description Rupees as text with 2 decimals. */
                                    amount: string;
                                    /** @description Given for this very invoice. */
                                    given: boolean;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    payment_date: string;
                                    payment_id: number;
                                    /** @enum {string} */
                                    payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                                    reference_number: string;
                                }[] | null;
                                place_of_supply: string;
                                reason: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                received_amount: string;
                                remarks: string | null;
                                shipment_id: number;
                                signed_qr: string | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED" | "CANCELLED" | "VOID";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                tenant_gstin: string | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                tenantId: number;
                                version: number;
                                within_state: boolean;
                                zoho_invoice_id: string | null;
                            };
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
    "/invoice/download": {
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
                    invoice_id: number;
                    token?: string;
                    type: "html" | "pdf";
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
    "/invoice/e_invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    invoice_id: number;
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
                                content: string | null;
                                file_name: string;
                                not_reported: string | null;
                                /** @description To be done on the portal, for a file that it takes. */
                                notes: string[];
                                problems: {
                                    /** @description In the portal's own form, as ItemList.0.HsnCd. */
                                    field: string;
                                    message: string;
                                    remedy: string;
                                    value: string | null;
                                }[];
                                registered: string | null;
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
    "/invoice/refresh/{invoiceId}": {
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
                path: {
                    invoiceId: number;
                };
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
                                ack_at: string | null;
                                ack_number: string | null;
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                };
                                challan_id: number;
                                challan_number: string;
                                challanId: number;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                credit_notes: {
                                    /** @description Rupees as text with 2 decimals. */
                                    creditnote_grand_total: string;
                                    creditnote_id: number;
                                    creditnote_number: string | null;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
                                }[] | null;
                                /** @description Rupees as text with 2 decimals. */
                                credited_amount: string;
                                customer_po_no: string | null;
                                delivery_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                /** @description Rupees as text with 2 decimals. */
                                due_amount: string;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                due_date: string;
                                e_way_bill_at: string | null;
                                e_way_bill_number: string | null;
                                e_way_bill_valid_until: string | null;
                                from_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                } | null;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                given_payments: number;
                                house_gstin: string;
                                invoice_date: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_gst_amount: string;
                                invoice_id: number;
                                /** @enum {string} */
                                invoice_kind: "TAX_INVOICE" | "BILL_OF_SUPPLY" | "INVOICE_CUM_BILL_OF_SUPPLY";
                                invoice_lines: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    credited_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    credited_taxable: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    discount_percent: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoice_line_id: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    order_line_id: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_sku_id: number;
                                    quantity: number;
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
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                }[];
                                invoice_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_taxable_amount: string;
                                irn: string | null;
                                /** @description The goods of its challan have arrived. */
                                is_delivered: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                open_credit_notes: number;
                                order_number: string;
                                orderNumber: string;
                                orgId: number;
                                payments: {
                                    /** @description Rupees as text with 2 decimals. */
                                    amount: string;
                                    /** @description Given for this very invoice. */
                                    given: boolean;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    payment_date: string;
                                    payment_id: number;
                                    /** @enum {string} */
                                    payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                                    reference_number: string;
                                }[] | null;
                                place_of_supply: string;
                                reason: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                received_amount: string;
                                remarks: string | null;
                                shipment_id: number;
                                signed_qr: string | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED" | "CANCELLED" | "VOID";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                tenant_gstin: string | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                tenantId: number;
                                version: number;
                                within_state: boolean;
                                zoho_invoice_id: string | null;
                            };
                            error: string[];
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
    "/invoice/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
                        ack_at?: string | null;
                        ack_number?: string | null;
                        e_way_bill_at?: string | null;
                        e_way_bill_number?: string | null;
                        e_way_bill_valid_until?: string | null;
                        invoice_id: number;
                        irn?: string | null;
                        signed_qr?: string | null;
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
                                ack_at: string | null;
                                ack_number: string | null;
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                };
                                challan_id: number;
                                challan_number: string;
                                challanId: number;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                credit_notes: {
                                    /** @description Rupees as text with 2 decimals. */
                                    creditnote_grand_total: string;
                                    creditnote_id: number;
                                    creditnote_number: string | null;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
                                }[] | null;
                                /** @description Rupees as text with 2 decimals. */
                                credited_amount: string;
                                customer_po_no: string | null;
                                delivery_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                /** @description Rupees as text with 2 decimals. */
                                due_amount: string;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                due_date: string;
                                e_way_bill_at: string | null;
                                e_way_bill_number: string | null;
                                e_way_bill_valid_until: string | null;
                                from_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                } | null;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                given_payments: number;
                                house_gstin: string;
                                invoice_date: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_gst_amount: string;
                                invoice_id: number;
                                /** @enum {string} */
                                invoice_kind: "TAX_INVOICE" | "BILL_OF_SUPPLY" | "INVOICE_CUM_BILL_OF_SUPPLY";
                                invoice_lines: {
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    credited_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    credited_taxable: string;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    discount_percent: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoice_line_id: number;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    order_line_id: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_sku_id: number;
                                    quantity: number;
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
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                }[];
                                invoice_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                invoice_taxable_amount: string;
                                irn: string | null;
                                /** @description The goods of its challan have arrived. */
                                is_delivered: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                open_credit_notes: number;
                                order_number: string;
                                orderNumber: string;
                                orgId: number;
                                payments: {
                                    /** @description Rupees as text with 2 decimals. */
                                    amount: string;
                                    /** @description Given for this very invoice. */
                                    given: boolean;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    payment_date: string;
                                    payment_id: number;
                                    /** @enum {string} */
                                    payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                                    reference_number: string;
                                }[] | null;
                                place_of_supply: string;
                                reason: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                received_amount: string;
                                remarks: string | null;
                                shipment_id: number;
                                signed_qr: string | null;
                                /** @enum {string} */
                                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED" | "CANCELLED" | "VOID";
                                sync_error: string | null;
                                sync_status: ("SYNCED" | "FAILED") | null;
                                synced_at: string | null;
                                tenant_gstin: string | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                                tenantId: number;
                                version: number;
                                within_state: boolean;
                                zoho_invoice_id: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    challan_id?: number;
                    creditnote_id?: number;
                    /** @description Id of the record; of an order its number. */
                    entity_id?: string;
                    entity_name?: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
                    /** @description The first day of the changes (IST). */
                    from_date?: string;
                    limit?: number;
                    order_number?: string;
                    page?: number;
                    po_id?: number;
                    quotation_id?: number;
                    /** @description The last day of the changes (IST), included. */
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                action: string;
                                audit_id: number;
                                changes: {
                                    field: string;
                                    from: string | null;
                                    to: string | null;
                                }[];
                                /** Format: date-time */
                                created_at: string;
                                from: string | null;
                                remarks: string | null;
                                to: string | null;
                                user_info: {
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
    "/operation/operationAnalytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    events?: ("dispatch" | "inward" | "POD")[];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    limit?: number;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number?: string;
                    page?: number;
                    /** @description Another name of limit. */
                    size?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                actual_date: string | null;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                challan_id: number | null;
                                /** Format: date-time */
                                created_at: string;
                                /** @enum {string} */
                                event_name: "dispatch" | "inward" | "POD";
                                /** @enum {string} */
                                event_status: "PENDING" | "POSTPONED" | "COMPLETED" | "CANCELLED";
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                expected_date: string;
                                from_address: {
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
                                    state_code: string | null;
                                } | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                initial_date: string;
                                order_id: number | null;
                                order_line_id: number | null;
                                order_number: string | null;
                                original_qty: number;
                                pending_qty: number;
                                po_id: number | null;
                                po_line_id: number | null;
                                po_status: ("DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED") | null;
                                product_sku_name: string;
                                quantity: number;
                                remarks: string | null;
                                seller_info: {
                                    district: string | null;
                                    email_id_1: string | null;
                                    mobile_1: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                } | null;
                                shipment_tracker_id: number;
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
                                source_id: number;
                                /** @enum {string} */
                                source_type: "SELLER" | "WAREHOUSE";
                                /** @enum {string} */
                                status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
                                sub_shipment_tracker_event_id: number;
                                sub_shipment_tracker_id: number;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                                to_address: {
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
                                    state_code: string | null;
                                } | null;
                                to_name: string | null;
                                user_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @description Name of the seller or warehouse it was, or will be, picked up from. */
                                vendor: string;
                            }[];
                            pending_counts: {
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                dispatch: number;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                inward: number;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                POD: number;
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
    "/order/cancelPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    order_number: string;
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
                                lines: {
                                    generated_po_qty: number;
                                    line_id: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    product: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    quantity: number;
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                }[];
                                /** @description Rupees as text with 2 decimals. */
                                order_grand_total: string;
                                order_id: number;
                                order_number: string;
                                pending_receipts: string | null;
                                purchase_orders: {
                                    blocks: boolean;
                                    po_grand_total: string | null;
                                    po_id: number;
                                    quantity: number;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                    /** @enum {string} */
                                    status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                }[];
                                quotation_id: number | null;
                                received_amount: string | null;
                                refusals: string[];
                                units_at_sellers: number;
                                units_of_stock: number;
                                version: number;
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
    "/order/orderAnalytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date: string;
                    sales_person?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date: string;
                    tenant_id?: number;
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
                                by_day: {
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    day: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    value: string;
                                }[];
                                by_sales_person: {
                                    name: string | null;
                                    sales_person: number | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    value: string;
                                }[];
                                by_status: {
                                    status: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    value: string;
                                }[];
                                by_tenant: {
                                    name: string | null;
                                    tenant_id: number | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    value: string;
                                }[];
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                total: number;
                                /** @description Rupees as text with 2 decimals. */
                                value: string;
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
    "/orderDelayTracker/link": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        org_id?: number;
                        tenant_id?: number;
                        /** @default 30 */
                        valid_days?: number;
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
                            expires_at: number;
                            /** @enum {boolean} */
                            success: true;
                            url: string;
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
    "/organisation/createOrganisation": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default true */
                        is_active?: boolean;
                        logo?: string;
                        organisation_name: string;
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
                                /** Format: date-time */
                                created_at: string;
                                is_active: boolean;
                                logo: string | null;
                                logo_thumbnail: string | null;
                                org_id: number;
                                organisation_name: string;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                tenant_count: number;
                            };
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
    "/organisation/getOrganisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    is_active?: boolean;
                    keyword?: string;
                    limit?: number;
                    org_id?: number;
                    organisation_name?: string;
                    page?: number;
                    sales_person?: number;
                    verified_tenant?: boolean;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            organisations: {
                                /** Format: date-time */
                                created_at: string;
                                is_active: boolean;
                                logo: string | null;
                                logo_thumbnail: string | null;
                                org_id: number;
                                organisation_name: string;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                tenant_count: number;
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
    "/organisation/updateOrganisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        is_active?: boolean;
                        logo?: string;
                        org_id: number;
                        organisation_name?: string;
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
                                /** Format: date-time */
                                created_at: string;
                                is_active: boolean;
                                logo: string | null;
                                logo_thumbnail: string | null;
                                org_id: number;
                                organisation_name: string;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                tenant_count: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    direction?: "INCOMING" | "OUTGOING";
                    /** @description The first day of payment dates (IST). */
                    from_date?: string;
                    limit?: number;
                    order_number?: string;
                    /** @description Another name of order_number. */
                    orderId?: string;
                    page?: number;
                    payment_mode?: ("BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD")[];
                    seller_id?: number;
                    /** @description Another name of seller_id. */
                    sellerId?: number;
                    status?: ("PENDING" | "APPROVED" | "PAID" | "REJECTED" | "VOID")[];
                    tenant_id?: number;
                    /** @description Another name of tenant_id. */
                    tenantId?: number;
                    /** @description The last day of payment dates (IST), included. */
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
                            balance?: {
                                /** @description Rupees as text with 2 decimals. */
                                credited: string;
                                /** @description Rupees as text with 2 decimals. */
                                open: string;
                                /** @description Rupees as text with 2 decimals. */
                                paid: string;
                                /** @description Rupees as text with 2 decimals. */
                                pending: string;
                                /** @description Rupees as text with 2 decimals. */
                                total: string;
                            };
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                /** @description Documents that the payment settles. */
                                allocations: {
                                    /** @description Rupees as text with 2 decimals. */
                                    amount: string;
                                    bill_id: number | null;
                                    invoice_id: number | null;
                                    invoice_number: string | null;
                                }[];
                                /** @description Rupees as text with 2 decimals. */
                                amount: string;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                bill_id: number | null;
                                cash_reason: string | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** @enum {string} */
                                direction: "INCOMING" | "OUTGOING";
                                invoice_id: number | null;
                                /** @description Oldest first. */
                                logs: {
                                    action: string;
                                    audit_id: number;
                                    /** Format: date-time */
                                    created_at: string;
                                    from: string | null;
                                    remarks: string | null;
                                    to: string | null;
                                    user_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                }[];
                                order_number: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                payment_date: string;
                                payment_id: number;
                                /** @enum {string} */
                                payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                                po_id: number | null;
                                reason: string | null;
                                reference_number: string;
                                remarks: string | null;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                sellerId: number | null;
                                /** @enum {string} */
                                status: "PENDING" | "APPROVED" | "PAID" | "REJECTED" | "VOID";
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                                tenantId: number | null;
                            }[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Rupees as text with 2 decimals. */
                        amount: string;
                        attachments?: string[];
                        invoice_id?: number | null;
                        order_number: string;
                        /** @description Another name of order_number. */
                        orderId?: string;
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        payment_date: string;
                        /** @enum {string} */
                        payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                        reference_number: string;
                        remarks?: string | null;
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
                                /** @description Documents that the payment settles. */
                                allocations: {
                                    /** @description Rupees as text with 2 decimals. */
                                    amount: string;
                                    bill_id: number | null;
                                    invoice_id: number | null;
                                    invoice_number: string | null;
                                }[];
                                /** @description Rupees as text with 2 decimals. */
                                amount: string;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                bill_id: number | null;
                                cash_reason: string | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** @enum {string} */
                                direction: "INCOMING" | "OUTGOING";
                                invoice_id: number | null;
                                /** @description Oldest first. */
                                logs: {
                                    action: string;
                                    audit_id: number;
                                    /** Format: date-time */
                                    created_at: string;
                                    from: string | null;
                                    remarks: string | null;
                                    to: string | null;
                                    user_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                }[];
                                order_number: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                payment_date: string;
                                payment_id: number;
                                /** @enum {string} */
                                payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                                po_id: number | null;
                                reason: string | null;
                                reference_number: string;
                                remarks: string | null;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                sellerId: number | null;
                                /** @enum {string} */
                                status: "PENDING" | "APPROVED" | "PAID" | "REJECTED" | "VOID";
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                                tenantId: number | null;
                            };
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
    "/payment/outgoing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    page?: number;
                    po_id?: number;
                    seller_id?: number;
                    /** @description Another name of seller_id. */
                    sellerId?: number;
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
                            balance?: {
                                /** @description Rupees as text with 2 decimals. */
                                credited: string;
                                /** @description Rupees as text with 2 decimals. */
                                open: string;
                                /** @description Rupees as text with 2 decimals. */
                                paid: string;
                                /** @description Rupees as text with 2 decimals. */
                                pending: string;
                                /** @description Rupees as text with 2 decimals. */
                                total: string;
                            };
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                /** @description Documents that the payment settles. */
                                allocations: {
                                    /** @description Rupees as text with 2 decimals. */
                                    amount: string;
                                    bill_id: number | null;
                                    invoice_id: number | null;
                                    invoice_number: string | null;
                                }[];
                                /** @description Rupees as text with 2 decimals. */
                                amount: string;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                bill_id: number | null;
                                cash_reason: string | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** @enum {string} */
                                direction: "INCOMING" | "OUTGOING";
                                invoice_id: number | null;
                                /** @description Oldest first. */
                                logs: {
                                    action: string;
                                    audit_id: number;
                                    /** Format: date-time */
                                    created_at: string;
                                    from: string | null;
                                    remarks: string | null;
                                    to: string | null;
                                    user_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                }[];
                                order_number: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                payment_date: string;
                                payment_id: number;
                                /** @enum {string} */
                                payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                                po_id: number | null;
                                reason: string | null;
                                reference_number: string;
                                remarks: string | null;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                sellerId: number | null;
                                /** @enum {string} */
                                status: "PENDING" | "APPROVED" | "PAID" | "REJECTED" | "VOID";
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                                tenantId: number | null;
                            }[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Rupees as text with 2 decimals. */
                        amount: string;
                        attachments?: string[];
                        bill_id?: number | null;
                        cash_reason?: string | null;
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        payment_date: string;
                        /** @enum {string} */
                        payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                        po_id: number;
                        reference_number: string;
                        remarks?: string | null;
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
                                /** @description Documents that the payment settles. */
                                allocations: {
                                    /** @description Rupees as text with 2 decimals. */
                                    amount: string;
                                    bill_id: number | null;
                                    invoice_id: number | null;
                                    invoice_number: string | null;
                                }[];
                                /** @description Rupees as text with 2 decimals. */
                                amount: string;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                bill_id: number | null;
                                cash_reason: string | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** @enum {string} */
                                direction: "INCOMING" | "OUTGOING";
                                invoice_id: number | null;
                                /** @description Oldest first. */
                                logs: {
                                    action: string;
                                    audit_id: number;
                                    /** Format: date-time */
                                    created_at: string;
                                    from: string | null;
                                    remarks: string | null;
                                    to: string | null;
                                    user_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                }[];
                                order_number: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                payment_date: string;
                                payment_id: number;
                                /** @enum {string} */
                                payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                                po_id: number | null;
                                reason: string | null;
                                reference_number: string;
                                remarks: string | null;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                sellerId: number | null;
                                /** @enum {string} */
                                status: "PENDING" | "APPROVED" | "PAID" | "REJECTED" | "VOID";
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                                tenantId: number | null;
                            };
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
    "/payment/update": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        payment_id: number;
                        reason?: string | null;
                        /** @enum {string} */
                        status: "APPROVED" | "PAID" | "REJECTED" | "VOID";
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
                                /** @description Documents that the payment settles. */
                                allocations: {
                                    /** @description Rupees as text with 2 decimals. */
                                    amount: string;
                                    bill_id: number | null;
                                    invoice_id: number | null;
                                    invoice_number: string | null;
                                }[];
                                /** @description Rupees as text with 2 decimals. */
                                amount: string;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                bill_id: number | null;
                                cash_reason: string | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** @enum {string} */
                                direction: "INCOMING" | "OUTGOING";
                                invoice_id: number | null;
                                /** @description Oldest first. */
                                logs: {
                                    action: string;
                                    audit_id: number;
                                    /** Format: date-time */
                                    created_at: string;
                                    from: string | null;
                                    remarks: string | null;
                                    to: string | null;
                                    user_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                }[];
                                order_number: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                payment_date: string;
                                payment_id: number;
                                /** @enum {string} */
                                payment_mode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
                                po_id: number | null;
                                reason: string | null;
                                reference_number: string;
                                remarks: string | null;
                                seller_info: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                sellerId: number | null;
                                /** @enum {string} */
                                status: "PENDING" | "APPROVED" | "PAID" | "REJECTED" | "VOID";
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                                tenantId: number | null;
                            };
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
    "/pincode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    pincode: string;
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
                            /** @description The district. */
                            city: string;
                            state: string;
                            /** @description GST state code. */
                            state_code: string;
                            /** @description All states in which places have the PIN code, the one above first. */
                            states: {
                                state: string;
                                state_code: string;
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
    "/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    category?: number;
                    category_manager?: number;
                    is_active?: boolean;
                    limit?: number;
                    map_sku_offer?: boolean;
                    page?: number;
                    product_id?: number;
                    product_name?: string;
                    sub_category?: string;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                assets: string[];
                                attributes: {
                                    [key: string]: string;
                                };
                                category: number;
                                category_name: string;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                description: string | null;
                                hsn_code: string | null;
                                is_active: boolean;
                                offer_count: number | null;
                                /** @description 0 to 100 with at most 2 decimals, as text. */
                                pan_india_gst: string;
                                pictures: {
                                    thumbnail_url: string;
                                    url: string;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                product_category_manager: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                product_id: number;
                                product_name: string;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                sku_count: number;
                                skus?: {
                                    assets: string[];
                                    attributes: {
                                        [key: string]: unknown;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    created_by: number | null;
                                    created_by_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    hsn_code: string | null;
                                    is_active: boolean;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    offer_count?: number;
                                    offers?: {
                                        above_mrp_reason: string | null;
                                        brand: string | null;
                                        color: string | null;
                                        delivery_time_day: number;
                                        is_active: boolean;
                                        moq: number;
                                        /** @description Rupees as text with 2 decimals. */
                                        mrp: string;
                                        /** @description Rupees as text with 2 decimals. */
                                        offer_price: string;
                                        packaging_details: string | null;
                                        product_sku_name: string;
                                        seller?: {
                                            district: string | null;
                                            seller_id: number;
                                            seller_name: string;
                                            state: string | null;
                                        };
                                        seller_id: number;
                                        sku_id: number;
                                        sku_offer_id: number;
                                        type: string | null;
                                    }[];
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    pictures: {
                                        thumbnail_url: string;
                                        url: string;
                                        /** Format: uuid */
                                        uuid: string;
                                    }[];
                                    product_id: number;
                                    product_name: string;
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    recent_transactions?: {
                                        /** Format: date-time */
                                        date: string;
                                        offer_price: string | null;
                                        order_id: number | null;
                                        order_number: string | null;
                                        /** @enum {string} */
                                        paper: "ORDER" | "PURCHASE_ORDER";
                                        party: string;
                                        po_id: number | null;
                                        quantity: number;
                                        selling_price: string | null;
                                    }[];
                                    thumbnail: string | null;
                                    unit: string;
                                    unit_code: string;
                                }[];
                                sub_category: string | null;
                                /** @enum {string} */
                                tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                thumbnail: string | null;
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
                        assets?: string[];
                        attributes?: {
                            [key: string]: string | number;
                        };
                        category?: number;
                        description?: string;
                        /** @description 4, 6 or 8 digits; empty for none. */
                        hsn_code?: string;
                        is_active?: boolean;
                        /** @description 0 to 100 with at most 2 decimals, as text. */
                        pan_india_gst?: string;
                        product_id: number;
                        product_name?: string;
                        sub_category?: string;
                        /** @enum {string} */
                        tax_category?: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
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
                                assets: string[];
                                attributes: {
                                    [key: string]: string;
                                };
                                category: number;
                                category_name: string;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                description: string | null;
                                hsn_code: string | null;
                                is_active: boolean;
                                offer_count: number | null;
                                /** @description 0 to 100 with at most 2 decimals, as text. */
                                pan_india_gst: string;
                                pictures: {
                                    thumbnail_url: string;
                                    url: string;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                product_category_manager: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                product_id: number;
                                product_name: string;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                sku_count: number;
                                skus?: {
                                    assets: string[];
                                    attributes: {
                                        [key: string]: unknown;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    created_by: number | null;
                                    created_by_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    hsn_code: string | null;
                                    is_active: boolean;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    offer_count?: number;
                                    offers?: {
                                        above_mrp_reason: string | null;
                                        brand: string | null;
                                        color: string | null;
                                        delivery_time_day: number;
                                        is_active: boolean;
                                        moq: number;
                                        /** @description Rupees as text with 2 decimals. */
                                        mrp: string;
                                        /** @description Rupees as text with 2 decimals. */
                                        offer_price: string;
                                        packaging_details: string | null;
                                        product_sku_name: string;
                                        seller?: {
                                            district: string | null;
                                            seller_id: number;
                                            seller_name: string;
                                            state: string | null;
                                        };
                                        seller_id: number;
                                        sku_id: number;
                                        sku_offer_id: number;
                                        type: string | null;
                                    }[];
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    pictures: {
                                        thumbnail_url: string;
                                        url: string;
                                        /** Format: uuid */
                                        uuid: string;
                                    }[];
                                    product_id: number;
                                    product_name: string;
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    recent_transactions?: {
                                        /** Format: date-time */
                                        date: string;
                                        offer_price: string | null;
                                        order_id: number | null;
                                        order_number: string | null;
                                        /** @enum {string} */
                                        paper: "ORDER" | "PURCHASE_ORDER";
                                        party: string;
                                        po_id: number | null;
                                        quantity: number;
                                        selling_price: string | null;
                                    }[];
                                    thumbnail: string | null;
                                    unit: string;
                                    unit_code: string;
                                }[];
                                sub_category: string | null;
                                /** @enum {string} */
                                tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                thumbnail: string | null;
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        assets?: string[];
                        attributes?: {
                            [key: string]: string | number;
                        };
                        category: number;
                        description?: string;
                        /** @description 4, 6 or 8 digits; empty for none. */
                        hsn_code?: string;
                        is_active?: boolean;
                        /** @description 0 to 100 with at most 2 decimals, as text. */
                        pan_india_gst: string;
                        product_name: string;
                        sub_category?: string;
                        /** @enum {string} */
                        tax_category?: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
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
                                assets: string[];
                                attributes: {
                                    [key: string]: string;
                                };
                                category: number;
                                category_name: string;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                description: string | null;
                                hsn_code: string | null;
                                is_active: boolean;
                                offer_count: number | null;
                                /** @description 0 to 100 with at most 2 decimals, as text. */
                                pan_india_gst: string;
                                pictures: {
                                    thumbnail_url: string;
                                    url: string;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                product_category_manager: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                }[];
                                product_id: number;
                                product_name: string;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                sku_count: number;
                                skus?: {
                                    assets: string[];
                                    attributes: {
                                        [key: string]: unknown;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    created_by: number | null;
                                    created_by_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    hsn_code: string | null;
                                    is_active: boolean;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    offer_count?: number;
                                    offers?: {
                                        above_mrp_reason: string | null;
                                        brand: string | null;
                                        color: string | null;
                                        delivery_time_day: number;
                                        is_active: boolean;
                                        moq: number;
                                        /** @description Rupees as text with 2 decimals. */
                                        mrp: string;
                                        /** @description Rupees as text with 2 decimals. */
                                        offer_price: string;
                                        packaging_details: string | null;
                                        product_sku_name: string;
                                        seller?: {
                                            district: string | null;
                                            seller_id: number;
                                            seller_name: string;
                                            state: string | null;
                                        };
                                        seller_id: number;
                                        sku_id: number;
                                        sku_offer_id: number;
                                        type: string | null;
                                    }[];
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    pictures: {
                                        thumbnail_url: string;
                                        url: string;
                                        /** Format: uuid */
                                        uuid: string;
                                    }[];
                                    product_id: number;
                                    product_name: string;
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    recent_transactions?: {
                                        /** Format: date-time */
                                        date: string;
                                        offer_price: string | null;
                                        order_id: number | null;
                                        order_number: string | null;
                                        /** @enum {string} */
                                        paper: "ORDER" | "PURCHASE_ORDER";
                                        party: string;
                                        po_id: number | null;
                                        quantity: number;
                                        selling_price: string | null;
                                    }[];
                                    thumbnail: string | null;
                                    unit: string;
                                    unit_code: string;
                                }[];
                                sub_category: string | null;
                                /** @enum {string} */
                                tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                thumbnail: string | null;
                            };
                            product_id: number;
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
    "/product/attributesConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    category?: number;
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
                                attributes: {
                                    name: string;
                                    options?: string[];
                                    required?: boolean;
                                    /** @enum {string} */
                                    type: "text" | "number" | "choice";
                                }[];
                                category_id: number;
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
    "/public/orderDelayTracker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    page?: number;
                    token?: string;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                days_late: number;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                expected_date: string;
                                order_number: string;
                                /** @enum {string} */
                                stage: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED";
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
    "/purchase/purchase_analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date: string;
                    interval?: "day" | "week" | "month";
                    product_sku_id?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    to_date: string;
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
                                average_price: string | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                period: string;
                                /** @description Pieces. */
                                quantity: number;
                                /** @description Rupees as text with 2 decimals. */
                                value: string;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                } | null;
                                billing_registration_id: number | null;
                                bills_customer_itself: boolean;
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
                                margin_after_discount: string | null;
                                order_number: string | null;
                                quotation_id: number;
                                quotation_items: {
                                    below_cost_reason: string | null;
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
                                        state_code: string | null;
                                    };
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    included_in_quotation: boolean;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    margin_after_discount: string | null;
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
                                    state_code: string | null;
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    /** @description CGST + SGST, else IGST. */
                                    within_state: boolean;
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
                        billing_registration_id?: number | null;
                        bills_customer_itself?: boolean;
                        quotation_id: number;
                        quotation_items?: {
                            below_cost_reason?: string;
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
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                } | null;
                                billing_registration_id: number | null;
                                bills_customer_itself: boolean;
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
                                margin_after_discount: string | null;
                                order_number: string | null;
                                quotation_id: number;
                                quotation_items: {
                                    below_cost_reason: string | null;
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
                                        state_code: string | null;
                                    };
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    included_in_quotation: boolean;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    margin_after_discount: string | null;
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
                                    state_code: string | null;
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    /** @description CGST + SGST, else IGST. */
                                    within_state: boolean;
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        billing_registration_id?: number;
                        bills_customer_itself?: boolean;
                        quotation_items: {
                            below_cost_reason?: string;
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
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                } | null;
                                billing_registration_id: number | null;
                                bills_customer_itself: boolean;
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
                                margin_after_discount: string | null;
                                order_number: string | null;
                                quotation_id: number;
                                quotation_items: {
                                    below_cost_reason: string | null;
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
                                        state_code: string | null;
                                    };
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    included_in_quotation: boolean;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    margin_after_discount: string | null;
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
                                    state_code: string | null;
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    /** @description CGST + SGST, else IGST. */
                                    within_state: boolean;
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
                    type: "html" | "pdf";
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
                header?: {
                    "idempotency-key"?: string;
                };
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
    "/quotation/quotationAnalytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date: string;
                    sales_person?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date: string;
                    tenant_id?: number;
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
                                by_day: {
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    day: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    value: string;
                                }[];
                                by_sales_person: {
                                    name: string | null;
                                    sales_person: number | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    value: string;
                                }[];
                                by_status: {
                                    status: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    value: string;
                                }[];
                                by_tenant: {
                                    name: string | null;
                                    tenant_id: number | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    value: string;
                                }[];
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                total: number;
                                /** @description Rupees as text with 2 decimals. */
                                value: string;
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
    "/reports/customerVendorSalesMetrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description YYYY-MM. */
                    end_month?: string;
                    group_by: "customer" | "vendor";
                    limit?: number;
                    months?: number;
                    page?: number;
                    search?: string;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                id: number;
                                months: {
                                    growth_percent: string | null;
                                    /** @description YYYY-MM. */
                                    month: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    value: string;
                                }[];
                                name: string;
                                /** @description Rupees as text with 2 decimals. */
                                total: string;
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
    "/reports/metricDefinitions": {
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
                            data: {
                                description: string;
                                group_by: ("DAY" | "WEEK" | "MONTH" | "QUARTER" | "FINANCIAL_YEAR" | "SALES_PERSON" | "CATEGORY_MANAGER" | "CUSTOMER" | "ORGANISATION" | "VENDOR" | "CATEGORY" | "PRODUCT" | "SKU" | "STATE" | "STATUS" | "PAYMENT_MODE" | "GST_RATE" | "WAREHOUSE" | "EXPENSE_HEAD" | "AGE")[];
                                is_allowed: boolean;
                                /** @enum {string} */
                                measure: "QUOTE_REQUESTS" | "REQUESTED_QUANTITY" | "REQUESTS_ORDERED" | "REQUEST_CONVERSION" | "DAYS_TO_PRICE" | "DAYS_TO_ORDER" | "QUOTATIONS" | "QUOTED" | "ORDERS" | "ORDER_VALUE" | "ORDER_TAXABLE" | "ORDER_QUANTITY" | "DISCOUNT" | "ACTIVE_CUSTOMERS" | "OPEN_ORDERS" | "LATE_ORDERS" | "DELIVERED" | "DELIVERED_QUANTITY" | "DELIVERIES" | "ON_TIME_DELIVERIES" | "ON_TIME_PERCENT" | "DAYS_TO_DELIVER" | "INVOICES" | "INVOICED" | "INVOICED_TAXABLE" | "CGST" | "SGST" | "IGST" | "INVOICED_QUANTITY" | "COSTED_SALES" | "GOODS_COST" | "GROSS_MARGIN" | "MARGIN_PERCENT" | "FREIGHT" | "MARGIN_AFTER_FREIGHT" | "CREDIT_NOTES" | "CREDITED" | "CREDITED_TAXABLE" | "CREDITED_TAX" | "DAYS_TO_BE_PAID" | "PURCHASE_ORDERS" | "PURCHASED" | "PURCHASED_TAXABLE" | "PURCHASED_QUANTITY" | "PURCHASE_PRICE" | "BILLS" | "BILLED" | "BILLED_TAX" | "RECEIVED" | "PAID" | "DAYS_TO_PAY" | "EXPENSES" | "CUSTOMERS" | "NEW_CUSTOMERS" | "OUTSTANDING" | "ADVANCES" | "OUTSTANDING_AFTER_ADVANCES" | "PAYABLE" | "STOCK_QUANTITY" | "STOCK_VALUE";
                                shows_cost: boolean;
                                title: string;
                                /** @enum {string} */
                                unit: "COUNT" | "PIECES" | "RUPEES" | "PERCENT" | "DAYS";
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
    "/reports/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    age?: string[];
                    category?: string[];
                    category_manager?: string[];
                    compare_to?: "PREVIOUS_PERIOD" | "LAST_YEAR";
                    customer?: string[];
                    day?: string[];
                    direction?: "ASC" | "DESC";
                    expense_head?: string[];
                    financial_year?: string[];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date: string;
                    group_by?: ("DAY" | "WEEK" | "MONTH" | "QUARTER" | "FINANCIAL_YEAR" | "SALES_PERSON" | "CATEGORY_MANAGER" | "CUSTOMER" | "ORGANISATION" | "VENDOR" | "CATEGORY" | "PRODUCT" | "SKU" | "STATE" | "STATUS" | "PAYMENT_MODE" | "GST_RATE" | "WAREHOUSE" | "EXPENSE_HEAD" | "AGE")[];
                    gst_rate?: string[];
                    limit?: number;
                    measures: ("QUOTE_REQUESTS" | "REQUESTED_QUANTITY" | "REQUESTS_ORDERED" | "REQUEST_CONVERSION" | "DAYS_TO_PRICE" | "DAYS_TO_ORDER" | "QUOTATIONS" | "QUOTED" | "ORDERS" | "ORDER_VALUE" | "ORDER_TAXABLE" | "ORDER_QUANTITY" | "DISCOUNT" | "ACTIVE_CUSTOMERS" | "OPEN_ORDERS" | "LATE_ORDERS" | "DELIVERED" | "DELIVERED_QUANTITY" | "DELIVERIES" | "ON_TIME_DELIVERIES" | "ON_TIME_PERCENT" | "DAYS_TO_DELIVER" | "INVOICES" | "INVOICED" | "INVOICED_TAXABLE" | "CGST" | "SGST" | "IGST" | "INVOICED_QUANTITY" | "COSTED_SALES" | "GOODS_COST" | "GROSS_MARGIN" | "MARGIN_PERCENT" | "FREIGHT" | "MARGIN_AFTER_FREIGHT" | "CREDIT_NOTES" | "CREDITED" | "CREDITED_TAXABLE" | "CREDITED_TAX" | "DAYS_TO_BE_PAID" | "PURCHASE_ORDERS" | "PURCHASED" | "PURCHASED_TAXABLE" | "PURCHASED_QUANTITY" | "PURCHASE_PRICE" | "BILLS" | "BILLED" | "BILLED_TAX" | "RECEIVED" | "PAID" | "DAYS_TO_PAY" | "EXPENSES" | "CUSTOMERS" | "NEW_CUSTOMERS" | "OUTSTANDING" | "ADVANCES" | "OUTSTANDING_AFTER_ADVANCES" | "PAYABLE" | "STOCK_QUANTITY" | "STOCK_VALUE")[];
                    month?: string[];
                    order_by?: "QUOTE_REQUESTS" | "REQUESTED_QUANTITY" | "REQUESTS_ORDERED" | "REQUEST_CONVERSION" | "DAYS_TO_PRICE" | "DAYS_TO_ORDER" | "QUOTATIONS" | "QUOTED" | "ORDERS" | "ORDER_VALUE" | "ORDER_TAXABLE" | "ORDER_QUANTITY" | "DISCOUNT" | "ACTIVE_CUSTOMERS" | "OPEN_ORDERS" | "LATE_ORDERS" | "DELIVERED" | "DELIVERED_QUANTITY" | "DELIVERIES" | "ON_TIME_DELIVERIES" | "ON_TIME_PERCENT" | "DAYS_TO_DELIVER" | "INVOICES" | "INVOICED" | "INVOICED_TAXABLE" | "CGST" | "SGST" | "IGST" | "INVOICED_QUANTITY" | "COSTED_SALES" | "GOODS_COST" | "GROSS_MARGIN" | "MARGIN_PERCENT" | "FREIGHT" | "MARGIN_AFTER_FREIGHT" | "CREDIT_NOTES" | "CREDITED" | "CREDITED_TAXABLE" | "CREDITED_TAX" | "DAYS_TO_BE_PAID" | "PURCHASE_ORDERS" | "PURCHASED" | "PURCHASED_TAXABLE" | "PURCHASED_QUANTITY" | "PURCHASE_PRICE" | "BILLS" | "BILLED" | "BILLED_TAX" | "RECEIVED" | "PAID" | "DAYS_TO_PAY" | "EXPENSES" | "CUSTOMERS" | "NEW_CUSTOMERS" | "OUTSTANDING" | "ADVANCES" | "OUTSTANDING_AFTER_ADVANCES" | "PAYABLE" | "STOCK_QUANTITY" | "STOCK_VALUE";
                    organisation?: string[];
                    payment_mode?: string[];
                    product?: string[];
                    quarter?: string[];
                    sales_person?: string[];
                    sku?: string[];
                    state?: string[];
                    status?: string[];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    to_date: string;
                    vendor?: string[];
                    warehouse?: string[];
                    week?: string[];
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                groups: {
                                    id: string | null;
                                    name: string | null;
                                }[];
                                values: {
                                    previous: string | null;
                                    value: string | null;
                                }[];
                            }[];
                            /** @enum {boolean} */
                            success: true;
                            totals: {
                                previous: string | null;
                                value: string | null;
                            }[];
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
    "/reports/momMetrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    /** @description YYYY-MM. */
                    end_month?: string;
                    months?: number;
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
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                active_customers: number;
                                /** @description Rupees as text with 2 decimals. */
                                delivered_value: string;
                                /** @description Rupees as text with 2 decimals. */
                                gross_margin: string;
                                growth_percent: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                invoiced_value: string;
                                margin_percent: string | null;
                                /** @description YYYY-MM. */
                                month: string;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                new_customers: number;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                order_count: number;
                                /** @description Rupees as text with 2 decimals. */
                                order_value: string;
                                /** @description Rupees as text with 2 decimals. */
                                received_value: string;
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
                header?: {
                    "x-device-token"?: string;
                };
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                below_cost_reason: string | null;
                                category_manager: number | null;
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
                                    state_code: string | null;
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
                                productInfo: {
                                    assets: string[];
                                    hsn_code: string | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_id: number;
                                    product_name: string;
                                    thumbnail: string | null;
                                };
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
                                sku: {
                                    product_sku_id: number;
                                    product_sku_name: string;
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
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                count: number;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                date: string;
                                rfqs: {
                                    below_cost_reason: string | null;
                                    category_manager: number | null;
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
                                        state_code: string | null;
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
                                    productInfo: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
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
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
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
                        below_cost_reason?: string;
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
                                below_cost_reason: string | null;
                                category_manager: number | null;
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
                                    state_code: string | null;
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
                                productInfo: {
                                    assets: string[];
                                    hsn_code: string | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_id: number;
                                    product_name: string;
                                    thumbnail: string | null;
                                };
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
                                sku: {
                                    product_sku_id: number;
                                    product_sku_name: string;
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
                header?: {
                    "idempotency-key"?: string;
                };
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                below_cost_reason: string | null;
                                category_manager: number | null;
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
                                    state_code: string | null;
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
                                productInfo: {
                                    assets: string[];
                                    hsn_code: string | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    product_id: number;
                                    product_name: string;
                                    thumbnail: string | null;
                                };
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
                                sku: {
                                    product_sku_id: number;
                                    product_sku_name: string;
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
    "/rfq/rfqAnalytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date: string;
                    sales_person?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date: string;
                    tenant_id?: number;
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
                                by_day: {
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    day: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                }[];
                                by_sales_person: {
                                    name: string | null;
                                    sales_person: number | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                }[];
                                by_status: {
                                    status: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                }[];
                                by_tenant: {
                                    name: string | null;
                                    tenant_id: number | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                }[];
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                total: number;
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
    "/sales_order/communication": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        attachments?: string[];
                        emails?: string[];
                        message: string;
                        order_number: string;
                        phones?: string[];
                        subject?: string;
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
    "/sample_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    assigned_by?: number;
                    assigned_to?: number[];
                    /** @description quotation_item_id or line_id, as text. */
                    entity_id?: string;
                    entity_type?: "QUOTATION_LINE" | "ORDER_LINE";
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    limit?: number;
                    org_id?: number;
                    page?: number;
                    sales_person?: number;
                    sample_request_id?: number;
                    search_keyword?: string;
                    status?: ("DRAFT" | "SAMPLE_REQUESTED" | "PROCESSING_BY_VENDOR" | "RECEIVED_AT_WAREHOUSE" | "FORWARDED_TO_SALES" | "DELIVERED_TO_CUSTOMER" | "CONFIRMED" | "REJECTED")[];
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                assigned_at: string | null;
                                assigned_by: number | null;
                                assigned_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                assigned_to: number | null;
                                assigned_to_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                entity_info: {
                                    /** @description quotation_item_id or line_id, as text. */
                                    entity_id: string;
                                    /** @enum {string} */
                                    entity_type: "QUOTATION_LINE" | "ORDER_LINE";
                                    order_number: string | null;
                                    quotation_id: number | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                };
                                org_id: number | null;
                                product_sku_id: number;
                                product_sku_info: {
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
                                product_sku_name: string;
                                remarks: string | null;
                                sales_person: number | null;
                                sales_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                sample_request_id: number;
                                /** @enum {string} */
                                status: "DRAFT" | "SAMPLE_REQUESTED" | "PROCESSING_BY_VENDOR" | "RECEIVED_AT_WAREHOUSE" | "FORWARDED_TO_SALES" | "DELIVERED_TO_CUSTOMER" | "CONFIRMED" | "REJECTED";
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
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
                        assigned_to?: number;
                        remarks?: string;
                        sample_request_id: number;
                        /** @enum {string} */
                        status?: "DRAFT" | "SAMPLE_REQUESTED" | "PROCESSING_BY_VENDOR" | "RECEIVED_AT_WAREHOUSE" | "FORWARDED_TO_SALES" | "DELIVERED_TO_CUSTOMER" | "CONFIRMED" | "REJECTED";
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
                                assigned_at: string | null;
                                assigned_by: number | null;
                                assigned_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                assigned_to: number | null;
                                assigned_to_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                entity_info: {
                                    /** @description quotation_item_id or line_id, as text. */
                                    entity_id: string;
                                    /** @enum {string} */
                                    entity_type: "QUOTATION_LINE" | "ORDER_LINE";
                                    order_number: string | null;
                                    quotation_id: number | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                };
                                org_id: number | null;
                                product_sku_id: number;
                                product_sku_info: {
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
                                product_sku_name: string;
                                remarks: string | null;
                                sales_person: number | null;
                                sales_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                sample_request_id: number;
                                /** @enum {string} */
                                status: "DRAFT" | "SAMPLE_REQUESTED" | "PROCESSING_BY_VENDOR" | "RECEIVED_AT_WAREHOUSE" | "FORWARDED_TO_SALES" | "DELIVERED_TO_CUSTOMER" | "CONFIRMED" | "REJECTED";
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description quotation_item_id or line_id, as text. */
                        entity_id: string;
                        /** @enum {string} */
                        entity_type: "QUOTATION_LINE" | "ORDER_LINE";
                        product_sku_id: number;
                        remarks?: string;
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
                                assigned_at: string | null;
                                assigned_by: number | null;
                                assigned_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                assigned_to: number | null;
                                assigned_to_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                entity_info: {
                                    /** @description quotation_item_id or line_id, as text. */
                                    entity_id: string;
                                    /** @enum {string} */
                                    entity_type: "QUOTATION_LINE" | "ORDER_LINE";
                                    order_number: string | null;
                                    quotation_id: number | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                };
                                org_id: number | null;
                                product_sku_id: number;
                                product_sku_info: {
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
                                product_sku_name: string;
                                remarks: string | null;
                                sales_person: number | null;
                                sales_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                sample_request_id: number;
                                /** @enum {string} */
                                status: "DRAFT" | "SAMPLE_REQUESTED" | "PROCESSING_BY_VENDOR" | "RECEIVED_AT_WAREHOUSE" | "FORWARDED_TO_SALES" | "DELIVERED_TO_CUSTOMER" | "CONFIRMED" | "REJECTED";
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                            };
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
    "/sample_request/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
                        remarks?: string;
                        sample_request_id: number;
                        /** @enum {string} */
                        status: "SAMPLE_REQUESTED" | "PROCESSING_BY_VENDOR" | "RECEIVED_AT_WAREHOUSE" | "FORWARDED_TO_SALES" | "DELIVERED_TO_CUSTOMER" | "CONFIRMED" | "REJECTED";
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
                                assigned_at: string | null;
                                assigned_by: number | null;
                                assigned_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                assigned_to: number | null;
                                assigned_to_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                entity_info: {
                                    /** @description quotation_item_id or line_id, as text. */
                                    entity_id: string;
                                    /** @enum {string} */
                                    entity_type: "QUOTATION_LINE" | "ORDER_LINE";
                                    order_number: string | null;
                                    quotation_id: number | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                };
                                org_id: number | null;
                                product_sku_id: number;
                                product_sku_info: {
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
                                product_sku_name: string;
                                remarks: string | null;
                                sales_person: number | null;
                                sales_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                sample_request_id: number;
                                /** @enum {string} */
                                status: "DRAFT" | "SAMPLE_REQUESTED" | "PROCESSING_BY_VENDOR" | "RECEIVED_AT_WAREHOUSE" | "FORWARDED_TO_SALES" | "DELIVERED_TO_CUSTOMER" | "CONFIRMED" | "REJECTED";
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                };
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/searchProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    keyword: string;
                    limit?: number;
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
                                assets: string[];
                                attributes: {
                                    [key: string]: string | number;
                                };
                                product_id: number;
                                product_name: string;
                                product_sku_id: number;
                                product_sku_name: string;
                                thumbnail: string | null;
                                unit: string;
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
    "/seller_directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date?: string;
                    is_verified?: boolean;
                    keyword?: string;
                    lead_category?: string;
                    lead_id?: number;
                    lead_owner?: number;
                    limit?: number;
                    page?: number;
                    source_person?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date?: string;
                    zone?: "NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL";
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                city: string | null;
                                contact_name: string | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                email_id_1: string | null;
                                gstin: string | null;
                                is_verified: boolean;
                                lead_category: string;
                                lead_id: number;
                                lead_owner: number | null;
                                lead_owner_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                mobile_1: string;
                                pin_code: number | null;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                product_lead_count: number;
                                product_leads: {
                                    product_id: number;
                                    product_lead_id: number;
                                    product_name: string;
                                }[];
                                remarks: string | null;
                                seller_id: number | null;
                                seller_name: string;
                                source_person: number | null;
                                source_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                state: string | null;
                                verification_remarks: string | null;
                                verified_at: string | null;
                                verified_by: number | null;
                                verified_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                zone: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
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
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        city?: string | null;
                        contact_name?: string | null;
                        email_id_1?: string | null;
                        gstin?: string | null;
                        lead_category?: string;
                        lead_id: number;
                        lead_owner?: number | null;
                        mobile_1?: string;
                        pin_code?: number | null;
                        remarks?: string | null;
                        seller_name?: string;
                        source_person?: number | null;
                        state?: string | null;
                        zone?: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
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
                                city: string | null;
                                contact_name: string | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                email_id_1: string | null;
                                gstin: string | null;
                                is_verified: boolean;
                                lead_category: string;
                                lead_id: number;
                                lead_owner: number | null;
                                lead_owner_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                mobile_1: string;
                                pin_code: number | null;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                product_lead_count: number;
                                product_leads: {
                                    product_id: number;
                                    product_lead_id: number;
                                    product_name: string;
                                }[];
                                remarks: string | null;
                                seller_id: number | null;
                                seller_name: string;
                                source_person: number | null;
                                source_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                state: string | null;
                                verification_remarks: string | null;
                                verified_at: string | null;
                                verified_by: number | null;
                                verified_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                zone: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/seller_directory/onBoardLeads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description One file in the field sheet, .xlsx or .csv by content, at most 10 MB and 20000 rows. Columns: seller_name*, mobile_1*, lead_category*, email_id_1, contact_name, gstin, city, state, pin_code, product_id, lead_owner, zone, source_person. With errors a change is refused as SHEET_HAS_ERRORS, with the same data. */
        post: {
            parameters: {
                query?: {
                    dry_run?: boolean;
                };
                header?: {
                    "idempotency-key"?: string;
                };
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
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                created: number;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                difference_count: number;
                                /** @description The first 1000 */
                                differences: {
                                    field: string;
                                    from: string | null;
                                    id: number | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    row: number;
                                    to: string | null;
                                }[];
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                error_count: number;
                                /** @description The first 1000 */
                                errors: {
                                    column: string;
                                    message: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    row: number;
                                }[];
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                rows: number;
                            };
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
    "/seller/sellerAnalytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    categories?: number[];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date?: string;
                    source_person?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date?: string;
                    zone?: "NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL";
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
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                active: number;
                                by_category: {
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    active: number;
                                    category: {
                                        category_id: number;
                                        category_name: string;
                                    } | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                }[];
                                by_day: {
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    active: number;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    day: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                }[];
                                by_source_person: {
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    active: number;
                                    source_person_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                }[];
                                by_zone: {
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    active: number;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    total: number;
                                    zone: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
                                }[];
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                total: number;
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
    "/sellingPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    org_id?: number;
                    page?: number;
                    quantity?: number;
                    selling_price_id?: number;
                    sku_id?: number;
                    tenant_id?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                org_id: number | null;
                                organisation_info: {
                                    org_id: number;
                                    organisation_name: string;
                                };
                                quantity: number;
                                /** @description Rupees as text with 2 decimals. */
                                selling_price: string;
                                selling_price_id: number;
                                sku_id: number;
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
                                tenant_id: number | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
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
                        quantity?: number;
                        /** @description Rupees as text with 2 decimals. */
                        selling_price?: string;
                        selling_price_id: number;
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
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                org_id: number | null;
                                organisation_info: {
                                    org_id: number;
                                    organisation_name: string;
                                };
                                quantity: number;
                                /** @description Rupees as text with 2 decimals. */
                                selling_price: string;
                                selling_price_id: number;
                                sku_id: number;
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
                                tenant_id: number | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        org_id?: number;
                        quantity: number;
                        /** @description Rupees as text with 2 decimals. */
                        selling_price: string;
                        sku_id: number;
                        tenant_id?: number;
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
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                org_id: number | null;
                                organisation_info: {
                                    org_id: number;
                                    organisation_name: string;
                                };
                                quantity: number;
                                /** @description Rupees as text with 2 decimals. */
                                selling_price: string;
                                selling_price_id: number;
                                sku_id: number;
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
                                tenant_id: number | null;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                            };
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
                    "x-device-token"?: string;
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
    "/shipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    /** @description The first day of making (IST). */
                    from_date?: string;
                    limit?: number;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number?: string;
                    page?: number;
                    shipment_id?: number;
                    status?: ("IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED")[];
                    /** @description The last day of making (IST), included. */
                    to_date?: string;
                    transporter_id?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                bill: {
                                    /** @description Rupees as text with 2 decimals. */
                                    bill_grand_total: string;
                                    bill_id: number;
                                    bill_lines: {
                                        bill_line_id: number;
                                        /** @description Rupees as text with 2 decimals. */
                                        line_total: string;
                                        po_line_id: number;
                                        product_sku_name: string;
                                        quantity: number;
                                    }[];
                                    included_po_ids: number[];
                                    order_number: string | null;
                                    order_numbers: string[];
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                }[];
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                delivery_challan: {
                                    challan_id: number;
                                    challan_number: string;
                                    /** @enum {string} */
                                    challan_type: "CUSTOMER" | "SELLER";
                                    dc_lines: {
                                        dc_line_id: number;
                                        delivered_qty: number;
                                        order_line_id: number | null;
                                        po_line_id: number | null;
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        sub_shipment_tracker: {
                                            status: string | null;
                                            sub_shipment_tracker_id: number | null;
                                        };
                                    }[];
                                    e_way_bill_number: string | null;
                                    grand_total: string | null;
                                    order_number: string | null;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "DELIVERED" | "CANCELLED";
                                }[];
                                /** @enum {string} */
                                destination_type: "CUSTOMER" | "WAREHOUSE";
                                driver_name: string;
                                driver_phone_1: string;
                                driver_phone_2: string | null;
                                e_way_bill_attachments: string | null;
                                e_way_bill_file: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                } | null;
                                e_way_bill_number: string | null;
                                from_address: number;
                                from_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                from_address_info: {
                                    address_name: string;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "WAREHOUSE" | "TENANT";
                                };
                                invoices: {
                                    /** @description Rupees as text with 2 decimals. */
                                    invoice_grand_total: string;
                                    invoice_id: number;
                                    invoice_number: string | null;
                                    order_number: string;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED" | "CANCELLED" | "VOID";
                                }[];
                                loading_charge: string | null;
                                logistic_cost: string | null;
                                order_numbers: string[];
                                shipment_id: number;
                                shipment_weight: string | null;
                                /** @enum {string} */
                                status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                to_address: number;
                                to_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                tracking_link: string | null;
                                transport_document_date: string | null;
                                transport_document_number: string | null;
                                /** @enum {string} */
                                transport_initiated_by: "OWN" | "SELLER";
                                transport_mode: ("ROAD" | "RAIL" | "AIR" | "SHIP") | null;
                                transporter_id: number | null;
                                transporter_info: {
                                    gst_number: string;
                                    transporter_id: number;
                                    transporter_name: string;
                                } | null;
                                /** @enum {string} */
                                type: "CUSTOMER" | "WAREHOUSE";
                                vehicle_number: string | null;
                                vehicle_type: string | null;
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
                        /** @enum {string} */
                        destination_type: "CUSTOMER" | "WAREHOUSE";
                        driver_name: string;
                        driver_phone_1: string;
                        driver_phone_2?: string;
                        e_way_bill_attachments?: string;
                        e_way_bill_number?: string;
                        /** @description Rupees as text with 2 decimals. */
                        loading_charge?: string;
                        /** @description Rupees as text with 2 decimals. */
                        logistic_cost?: string;
                        shipment_id: number;
                        /** @description A number with at most 2 decimals, as text. */
                        shipment_weight?: string;
                        tracking_link?: string;
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        transport_document_date?: string;
                        transport_document_number?: string;
                        /** @enum {string} */
                        transport_initiated_by: "OWN" | "SELLER";
                        /** @enum {string} */
                        transport_mode?: "ROAD" | "RAIL" | "AIR" | "SHIP";
                        transporter_id?: number;
                        vehicle_number?: string;
                        /** @enum {string} */
                        vehicle_type?: "8 feet" | "10 feet" | "14 feet" | "17 feet" | "20 feet" | "24 feet" | "32 feet" | "Courier" | "Part Truck Load" | "Other";
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
                                bill: {
                                    /** @description Rupees as text with 2 decimals. */
                                    bill_grand_total: string;
                                    bill_id: number;
                                    bill_lines: {
                                        bill_line_id: number;
                                        /** @description Rupees as text with 2 decimals. */
                                        line_total: string;
                                        po_line_id: number;
                                        product_sku_name: string;
                                        quantity: number;
                                    }[];
                                    included_po_ids: number[];
                                    order_number: string | null;
                                    order_numbers: string[];
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                }[];
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                delivery_challan: {
                                    challan_id: number;
                                    challan_number: string;
                                    /** @enum {string} */
                                    challan_type: "CUSTOMER" | "SELLER";
                                    dc_lines: {
                                        dc_line_id: number;
                                        delivered_qty: number;
                                        order_line_id: number | null;
                                        po_line_id: number | null;
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        sub_shipment_tracker: {
                                            status: string | null;
                                            sub_shipment_tracker_id: number | null;
                                        };
                                    }[];
                                    e_way_bill_number: string | null;
                                    grand_total: string | null;
                                    order_number: string | null;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "DELIVERED" | "CANCELLED";
                                }[];
                                /** @enum {string} */
                                destination_type: "CUSTOMER" | "WAREHOUSE";
                                driver_name: string;
                                driver_phone_1: string;
                                driver_phone_2: string | null;
                                e_way_bill_attachments: string | null;
                                e_way_bill_file: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                } | null;
                                e_way_bill_number: string | null;
                                from_address: number;
                                from_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                from_address_info: {
                                    address_name: string;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "WAREHOUSE" | "TENANT";
                                };
                                invoices: {
                                    /** @description Rupees as text with 2 decimals. */
                                    invoice_grand_total: string;
                                    invoice_id: number;
                                    invoice_number: string | null;
                                    order_number: string;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED" | "CANCELLED" | "VOID";
                                }[];
                                loading_charge: string | null;
                                logistic_cost: string | null;
                                order_numbers: string[];
                                shipment_id: number;
                                shipment_weight: string | null;
                                /** @enum {string} */
                                status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                to_address: number;
                                to_address_details: {
                                    address_id: number;
                                    /** @description Of the seller, customer or warehouse. */
                                    address_name: string;
                                    address1: string;
                                    address2: string | null;
                                    address3: string | null;
                                    city: string;
                                    country: string;
                                    entity_id: number;
                                    /** @enum {string} */
                                    entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                    postal_code: string;
                                    state: string;
                                    state_code?: string | null;
                                };
                                tracking_link: string | null;
                                transport_document_date: string | null;
                                transport_document_number: string | null;
                                /** @enum {string} */
                                transport_initiated_by: "OWN" | "SELLER";
                                transport_mode: ("ROAD" | "RAIL" | "AIR" | "SHIP") | null;
                                transporter_id: number | null;
                                transporter_info: {
                                    gst_number: string;
                                    transporter_id: number;
                                    transporter_name: string;
                                } | null;
                                /** @enum {string} */
                                type: "CUSTOMER" | "WAREHOUSE";
                                vehicle_number: string | null;
                                vehicle_type: string | null;
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        delivery_address: number;
                        /** @enum {string} */
                        destination_type: "CUSTOMER" | "WAREHOUSE";
                        driver_name: string;
                        driver_phone_1: string;
                        driver_phone_2?: string;
                        e_way_bill_attachments?: string;
                        e_way_bill_number?: string;
                        from_address: number;
                        /** @description Rupees as text with 2 decimals. */
                        loading_charge?: string;
                        /** @description Rupees as text with 2 decimals. */
                        logistic_cost?: string;
                        /** @description A number with at most 2 decimals, as text. */
                        shipment_weight?: string;
                        sub_shipment_tracker?: {
                            /** @description Seconds since 1970. */
                            expected_date: number;
                            /** @description Above 0, at most what waits there. */
                            quantity: number;
                            shipment_tracker_id: number;
                            sub_shipment_tracker_event_id: number;
                        }[];
                        sub_shipment_tracker_events: number[];
                        sub_shipments: {
                            dc_lines: {
                                order_line_id?: number;
                                po_line_id?: number;
                                /** @description Above 0, at most what waits there. */
                                quantity: number;
                                sub_shipment_tracker_event_id: number;
                            }[];
                            order_number?: string;
                            to_address: number;
                        }[];
                        tracking_link?: string;
                        /**
                         * Format: date
                         * @description YYYY-MM-DD, a day in Asia/Kolkata.
                         */
                        transport_document_date?: string;
                        transport_document_number?: string;
                        /** @enum {string} */
                        transport_initiated_by: "OWN" | "SELLER";
                        /** @enum {string} */
                        transport_mode?: "ROAD" | "RAIL" | "AIR" | "SHIP";
                        transporter_id?: number;
                        vehicle_number?: string;
                        /** @enum {string} */
                        vehicle_type?: "8 feet" | "10 feet" | "14 feet" | "17 feet" | "20 feet" | "24 feet" | "32 feet" | "Courier" | "Part Truck Load" | "Other";
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
                                bills: {
                                    /** @description Rupees as text with 2 decimals. */
                                    bill_grand_total: string;
                                    bill_id: number;
                                    bill_lines: {
                                        bill_line_id: number;
                                        /** @description Rupees as text with 2 decimals. */
                                        line_total: string;
                                        po_line_id: number;
                                        product_sku_name: string;
                                        quantity: number;
                                    }[];
                                    included_po_ids: number[];
                                    order_number: string | null;
                                    order_numbers: string[];
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                }[];
                                delivery_challans: {
                                    challan_id: number;
                                    challan_number: string;
                                    /** @enum {string} */
                                    challan_type: "CUSTOMER" | "SELLER";
                                    dc_lines: {
                                        dc_line_id: number;
                                        delivered_qty: number;
                                        order_line_id: number | null;
                                        po_line_id: number | null;
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        sub_shipment_tracker: {
                                            status: string | null;
                                            sub_shipment_tracker_id: number | null;
                                        };
                                    }[];
                                    e_way_bill_number: string | null;
                                    grand_total: string | null;
                                    order_number: string | null;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "DELIVERED" | "CANCELLED";
                                }[];
                                invoices: {
                                    /** @description Rupees as text with 2 decimals. */
                                    invoice_grand_total: string;
                                    invoice_id: number;
                                    invoice_number: string | null;
                                    order_number: string;
                                    /** @enum {string} */
                                    status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED" | "CANCELLED" | "VOID";
                                }[];
                                shipment: {
                                    bill: {
                                        /** @description Rupees as text with 2 decimals. */
                                        bill_grand_total: string;
                                        bill_id: number;
                                        bill_lines: {
                                            bill_line_id: number;
                                            /** @description Rupees as text with 2 decimals. */
                                            line_total: string;
                                            po_line_id: number;
                                            product_sku_name: string;
                                            quantity: number;
                                        }[];
                                        included_po_ids: number[];
                                        order_number: string | null;
                                        order_numbers: string[];
                                        /** @enum {string} */
                                        status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    }[];
                                    /** Format: date-time */
                                    created_at: string;
                                    created_by_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    };
                                    delivery_challan: {
                                        challan_id: number;
                                        challan_number: string;
                                        /** @enum {string} */
                                        challan_type: "CUSTOMER" | "SELLER";
                                        dc_lines: {
                                            dc_line_id: number;
                                            delivered_qty: number;
                                            order_line_id: number | null;
                                            po_line_id: number | null;
                                            product_sku_id: number;
                                            product_sku_name: string;
                                            sub_shipment_tracker: {
                                                status: string | null;
                                                sub_shipment_tracker_id: number | null;
                                            };
                                        }[];
                                        e_way_bill_number: string | null;
                                        grand_total: string | null;
                                        order_number: string | null;
                                        /** @enum {string} */
                                        status: "IN_TRANSIT" | "DELIVERED" | "CANCELLED";
                                    }[];
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    driver_phone_2: string | null;
                                    e_way_bill_attachments: string | null;
                                    e_way_bill_file: {
                                        content_type: string;
                                        /** @description As it is stored. */
                                        file_name: string;
                                        fileUrl: string;
                                        /** @description As it was uploaded. */
                                        name: string;
                                        /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                        size: number;
                                        thumbnail_url: string | null;
                                        /** Format: uuid */
                                        uuid: string;
                                    } | null;
                                    e_way_bill_number: string | null;
                                    from_address: number;
                                    from_address_details: {
                                        address_id: number;
                                        /** @description Of the seller, customer or warehouse. */
                                        address_name: string;
                                        address1: string;
                                        address2: string | null;
                                        address3: string | null;
                                        city: string;
                                        country: string;
                                        entity_id: number;
                                        /** @enum {string} */
                                        entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                        postal_code: string;
                                        state: string;
                                        state_code?: string | null;
                                    };
                                    from_address_info: {
                                        address_name: string;
                                        /** @enum {string} */
                                        entity_type: "SELLER" | "WAREHOUSE" | "TENANT";
                                    };
                                    invoices: {
                                        /** @description Rupees as text with 2 decimals. */
                                        invoice_grand_total: string;
                                        invoice_id: number;
                                        invoice_number: string | null;
                                        order_number: string;
                                        /** @enum {string} */
                                        status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED" | "CANCELLED" | "VOID";
                                    }[];
                                    loading_charge: string | null;
                                    logistic_cost: string | null;
                                    order_numbers: string[];
                                    shipment_id: number;
                                    shipment_weight: string | null;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    to_address: number;
                                    to_address_details: {
                                        address_id: number;
                                        /** @description Of the seller, customer or warehouse. */
                                        address_name: string;
                                        address1: string;
                                        address2: string | null;
                                        address3: string | null;
                                        city: string;
                                        country: string;
                                        entity_id: number;
                                        /** @enum {string} */
                                        entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
                                        postal_code: string;
                                        state: string;
                                        state_code?: string | null;
                                    };
                                    tracking_link: string | null;
                                    transport_document_date: string | null;
                                    transport_document_number: string | null;
                                    /** @enum {string} */
                                    transport_initiated_by: "OWN" | "SELLER";
                                    transport_mode: ("ROAD" | "RAIL" | "AIR" | "SHIP") | null;
                                    transporter_id: number | null;
                                    transporter_info: {
                                        gst_number: string;
                                        transporter_id: number;
                                        transporter_name: string;
                                    } | null;
                                    /** @enum {string} */
                                    type: "CUSTOMER" | "WAREHOUSE";
                                    vehicle_number: string | null;
                                    vehicle_type: string | null;
                                    version: number;
                                };
                            };
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
    "/shipment_tracker/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    ids: number[];
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
                                /** @enum {string} */
                                event_name: "dispatch" | "inward" | "POD";
                                source_id: number;
                                /** @enum {string} */
                                source_type: "SELLER" | "WAREHOUSE";
                                sub_shipment_tracker_ids: number[];
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
    "/shipment_tracker/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    event_name?: "dispatch" | "inward" | "POD";
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    limit?: number;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number?: string;
                    page?: number;
                    po_id?: number;
                    seller_id?: number;
                    status?: ("PENDING" | "POSTPONED" | "COMPLETED" | "CANCELLED")[];
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                actual_date: string | null;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                challan_id: number | null;
                                /** Format: date-time */
                                created_at: string;
                                /** @enum {string} */
                                event_name: "dispatch" | "inward" | "POD";
                                /** @enum {string} */
                                event_status: "PENDING" | "POSTPONED" | "COMPLETED" | "CANCELLED";
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                expected_date: string;
                                from_address: {
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
                                    state_code: string | null;
                                } | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                initial_date: string;
                                order_id: number | null;
                                order_line_id: number | null;
                                order_number: string | null;
                                original_qty: number;
                                pending_qty: number;
                                po_id: number | null;
                                po_line_id: number | null;
                                po_status: ("DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED") | null;
                                product_sku_name: string;
                                quantity: number;
                                remarks: string | null;
                                seller_info: {
                                    district: string | null;
                                    email_id_1: string | null;
                                    mobile_1: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                } | null;
                                shipment_tracker_id: number;
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
                                source_id: number;
                                /** @enum {string} */
                                source_type: "SELLER" | "WAREHOUSE";
                                /** @enum {string} */
                                status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
                                sub_shipment_tracker_event_id: number;
                                sub_shipment_tracker_id: number;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                                to_address: {
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
                                    state_code: string | null;
                                } | null;
                                to_name: string | null;
                                user_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @description Name of the seller or warehouse it was, or will be, picked up from. */
                                vendor: string;
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
                        events: {
                            /** @description Seconds since 1970. */
                            actualDate?: number;
                            attachments?: string[];
                            /** @description Seconds since 1970. */
                            expectedDate?: number;
                            remarks: string;
                            /** @enum {string} */
                            status?: "COMPLETED";
                            subShipmentTrackerEventId: number;
                        }[];
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
                                actual_date: string | null;
                                attachments: {
                                    content_type: string;
                                    /** @description As it is stored. */
                                    file_name: string;
                                    fileUrl: string;
                                    /** @description As it was uploaded. */
                                    name: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    size: number;
                                    thumbnail_url: string | null;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                challan_id: number | null;
                                /** Format: date-time */
                                created_at: string;
                                /** @enum {string} */
                                event_name: "dispatch" | "inward" | "POD";
                                /** @enum {string} */
                                event_status: "PENDING" | "POSTPONED" | "COMPLETED" | "CANCELLED";
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                expected_date: string;
                                from_address: {
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
                                    state_code: string | null;
                                } | null;
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                initial_date: string;
                                order_id: number | null;
                                order_line_id: number | null;
                                order_number: string | null;
                                original_qty: number;
                                pending_qty: number;
                                po_id: number | null;
                                po_line_id: number | null;
                                po_status: ("DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED") | null;
                                product_sku_name: string;
                                quantity: number;
                                remarks: string | null;
                                seller_info: {
                                    district: string | null;
                                    email_id_1: string | null;
                                    mobile_1: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                } | null;
                                shipment_tracker_id: number;
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
                                source_id: number;
                                /** @enum {string} */
                                source_type: "SELLER" | "WAREHOUSE";
                                /** @enum {string} */
                                status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
                                sub_shipment_tracker_event_id: number;
                                sub_shipment_tracker_id: number;
                                tenant_info: {
                                    district: string | null;
                                    state: string | null;
                                    tenant_id: number;
                                    tenant_name: string;
                                    verified_tenant: boolean;
                                } | null;
                                to_address: {
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
                                    state_code: string | null;
                                } | null;
                                to_name: string | null;
                                user_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @description Name of the seller or warehouse it was, or will be, picked up from. */
                                vendor: string;
                            }[];
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipment_tracker/seller_wise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    category_manager?: number;
                    event_name: "dispatch" | "inward" | "POD";
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    /** @description Items of each place that are answered. */
                    items?: number;
                    limit?: number;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number?: string;
                    page?: number;
                    po_id?: number;
                    seller_id?: number;
                    source_id?: number;
                    source_type?: "SELLER" | "WAREHOUSE";
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                /**
                                 * Format: date
                                 * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                 */
                                earliest_date: string;
                                from_address: {
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
                                    state_code: string | null;
                                } | null;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                item_count: number;
                                items: {
                                    actual_date: string | null;
                                    attachments: {
                                        content_type: string;
                                        /** @description As it is stored. */
                                        file_name: string;
                                        fileUrl: string;
                                        /** @description As it was uploaded. */
                                        name: string;
                                        /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                        size: number;
                                        thumbnail_url: string | null;
                                        /** Format: uuid */
                                        uuid: string;
                                    }[];
                                    challan_id: number | null;
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    event_name: "dispatch" | "inward" | "POD";
                                    /** @enum {string} */
                                    event_status: "PENDING" | "POSTPONED" | "COMPLETED" | "CANCELLED";
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    expected_date: string;
                                    from_address: {
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
                                        state_code: string | null;
                                    } | null;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    initial_date: string;
                                    order_id: number | null;
                                    order_line_id: number | null;
                                    order_number: string | null;
                                    original_qty: number;
                                    pending_qty: number;
                                    po_id: number | null;
                                    po_line_id: number | null;
                                    po_status: ("DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED") | null;
                                    product_sku_name: string;
                                    quantity: number;
                                    remarks: string | null;
                                    seller_info: {
                                        district: string | null;
                                        email_id_1: string | null;
                                        mobile_1: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                    } | null;
                                    shipment_tracker_id: number;
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
                                    source_id: number;
                                    /** @enum {string} */
                                    source_type: "SELLER" | "WAREHOUSE";
                                    /** @enum {string} */
                                    status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
                                    sub_shipment_tracker_event_id: number;
                                    sub_shipment_tracker_id: number;
                                    tenant_info: {
                                        district: string | null;
                                        state: string | null;
                                        tenant_id: number;
                                        tenant_name: string;
                                        verified_tenant: boolean;
                                    } | null;
                                    to_address: {
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
                                        state_code: string | null;
                                    } | null;
                                    to_name: string | null;
                                    user_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    /** @description Name of the seller or warehouse it was, or will be, picked up from. */
                                    vendor: string;
                                }[];
                                seller_info: {
                                    district: string | null;
                                    email_id_1: string | null;
                                    mobile_1: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                } | null;
                                source_id: number;
                                source_name: string;
                                /** @enum {string} */
                                source_type: "SELLER" | "WAREHOUSE";
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
    "/shipment_tracker/stream": {
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
                /** @description text/event-stream; each event holds ids of delivery points, comma-separated. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
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
    "/sku": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    limit?: number;
                    map_recent_transactions?: boolean;
                    map_sku_offer?: boolean;
                    page?: number;
                    product_id?: number;
                    product_sku_id?: number;
                    product_sku_ids?: number[];
                    recent_transactions_count?: number;
                    /** @description Another name of product_sku_id. */
                    sku_id?: number;
                    /** @description Another name of product_sku_id. */
                    skuId?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            product_sku: {
                                assets: string[];
                                attributes: {
                                    [key: string]: unknown;
                                };
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                hsn_code: string | null;
                                is_active: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                offer_count?: number;
                                offers?: {
                                    above_mrp_reason: string | null;
                                    brand: string | null;
                                    color: string | null;
                                    delivery_time_day: number;
                                    is_active: boolean;
                                    moq: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    mrp: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    packaging_details: string | null;
                                    product_sku_name: string;
                                    seller?: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    };
                                    seller_id: number;
                                    sku_id: number;
                                    sku_offer_id: number;
                                    type: string | null;
                                }[];
                                /** @description 0 to 100 with at most 2 decimals, as text. */
                                pan_india_gst: string;
                                pictures: {
                                    thumbnail_url: string;
                                    url: string;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                product_id: number;
                                product_name: string;
                                product_sku_id: number;
                                product_sku_name: string;
                                recent_transactions?: {
                                    /** Format: date-time */
                                    date: string;
                                    offer_price: string | null;
                                    order_id: number | null;
                                    order_number: string | null;
                                    /** @enum {string} */
                                    paper: "ORDER" | "PURCHASE_ORDER";
                                    party: string;
                                    po_id: number | null;
                                    quantity: number;
                                    selling_price: string | null;
                                }[];
                                thumbnail: string | null;
                                unit: string;
                                unit_code: string;
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
                        assets?: string[];
                        attributes?: {
                            [key: string]: string | number;
                        };
                        is_active?: boolean;
                        product_sku_id: number;
                        product_sku_name?: string;
                        /** @description Another name of product_sku_id. */
                        skuId?: number;
                        unit?: string;
                        /** @enum {string} */
                        unit_code?: "BAG" | "BAL" | "BDL" | "BKL" | "BOU" | "BOX" | "BTL" | "BUN" | "CAN" | "CBM" | "CCM" | "CMS" | "CTN" | "DOZ" | "DRM" | "GGK" | "GMS" | "GRS" | "GYD" | "KGS" | "KLR" | "KME" | "LTR" | "MLT" | "MTR" | "MTS" | "NOS" | "OTH" | "PAC" | "PCS" | "PRS" | "QTL" | "ROL" | "SET" | "SQF" | "SQM" | "SQY" | "TBS" | "TGM" | "THD" | "TON" | "TUB" | "UGS" | "UNT" | "YDS";
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
                            product_sku: {
                                assets: string[];
                                attributes: {
                                    [key: string]: unknown;
                                };
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                hsn_code: string | null;
                                is_active: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                offer_count?: number;
                                offers?: {
                                    above_mrp_reason: string | null;
                                    brand: string | null;
                                    color: string | null;
                                    delivery_time_day: number;
                                    is_active: boolean;
                                    moq: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    mrp: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    packaging_details: string | null;
                                    product_sku_name: string;
                                    seller?: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    };
                                    seller_id: number;
                                    sku_id: number;
                                    sku_offer_id: number;
                                    type: string | null;
                                }[];
                                /** @description 0 to 100 with at most 2 decimals, as text. */
                                pan_india_gst: string;
                                pictures: {
                                    thumbnail_url: string;
                                    url: string;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                product_id: number;
                                product_name: string;
                                product_sku_id: number;
                                product_sku_name: string;
                                recent_transactions?: {
                                    /** Format: date-time */
                                    date: string;
                                    offer_price: string | null;
                                    order_id: number | null;
                                    order_number: string | null;
                                    /** @enum {string} */
                                    paper: "ORDER" | "PURCHASE_ORDER";
                                    party: string;
                                    po_id: number | null;
                                    quantity: number;
                                    selling_price: string | null;
                                }[];
                                thumbnail: string | null;
                                unit: string;
                                unit_code: string;
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        assets?: string[];
                        attributes?: {
                            [key: string]: string | number;
                        };
                        created_by?: number;
                        is_active?: boolean;
                        product_id: number;
                        product_sku_name: string;
                        unit?: string;
                        /** @enum {string} */
                        unit_code?: "BAG" | "BAL" | "BDL" | "BKL" | "BOU" | "BOX" | "BTL" | "BUN" | "CAN" | "CBM" | "CCM" | "CMS" | "CTN" | "DOZ" | "DRM" | "GGK" | "GMS" | "GRS" | "GYD" | "KGS" | "KLR" | "KME" | "LTR" | "MLT" | "MTR" | "MTS" | "NOS" | "OTH" | "PAC" | "PCS" | "PRS" | "QTL" | "ROL" | "SET" | "SQF" | "SQM" | "SQY" | "TBS" | "TGM" | "THD" | "TON" | "TUB" | "UGS" | "UNT" | "YDS";
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
                            product_sku: {
                                assets: string[];
                                attributes: {
                                    [key: string]: unknown;
                                };
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                hsn_code: string | null;
                                is_active: boolean;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                offer_count?: number;
                                offers?: {
                                    above_mrp_reason: string | null;
                                    brand: string | null;
                                    color: string | null;
                                    delivery_time_day: number;
                                    is_active: boolean;
                                    moq: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    mrp: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    packaging_details: string | null;
                                    product_sku_name: string;
                                    seller?: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    };
                                    seller_id: number;
                                    sku_id: number;
                                    sku_offer_id: number;
                                    type: string | null;
                                }[];
                                /** @description 0 to 100 with at most 2 decimals, as text. */
                                pan_india_gst: string;
                                pictures: {
                                    thumbnail_url: string;
                                    url: string;
                                    /** Format: uuid */
                                    uuid: string;
                                }[];
                                product_id: number;
                                product_name: string;
                                product_sku_id: number;
                                product_sku_name: string;
                                recent_transactions?: {
                                    /** Format: date-time */
                                    date: string;
                                    offer_price: string | null;
                                    order_id: number | null;
                                    order_number: string | null;
                                    /** @enum {string} */
                                    paper: "ORDER" | "PURCHASE_ORDER";
                                    party: string;
                                    po_id: number | null;
                                    quantity: number;
                                    selling_price: string | null;
                                }[];
                                thumbnail: string | null;
                                unit: string;
                                unit_code: string;
                            };
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
    "/sku/named": {
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
                        references: string[];
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
                            named: {
                                product_sku: {
                                    assets: string[];
                                    attributes: {
                                        [key: string]: unknown;
                                    };
                                    /** Format: date-time */
                                    created_at: string;
                                    created_by: number | null;
                                    created_by_info: {
                                        first_name: string;
                                        last_name: string | null;
                                        user_id: number;
                                    } | null;
                                    hsn_code: string | null;
                                    is_active: boolean;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    offer_count?: number;
                                    offers?: {
                                        above_mrp_reason: string | null;
                                        brand: string | null;
                                        color: string | null;
                                        delivery_time_day: number;
                                        is_active: boolean;
                                        moq: number;
                                        /** @description Rupees as text with 2 decimals. */
                                        mrp: string;
                                        /** @description Rupees as text with 2 decimals. */
                                        offer_price: string;
                                        packaging_details: string | null;
                                        product_sku_name: string;
                                        seller?: {
                                            district: string | null;
                                            seller_id: number;
                                            seller_name: string;
                                            state: string | null;
                                        };
                                        seller_id: number;
                                        sku_id: number;
                                        sku_offer_id: number;
                                        type: string | null;
                                    }[];
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    pictures: {
                                        thumbnail_url: string;
                                        url: string;
                                        /** Format: uuid */
                                        uuid: string;
                                    }[];
                                    product_id: number;
                                    product_name: string;
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    recent_transactions?: {
                                        /** Format: date-time */
                                        date: string;
                                        offer_price: string | null;
                                        order_id: number | null;
                                        order_number: string | null;
                                        /** @enum {string} */
                                        paper: "ORDER" | "PURCHASE_ORDER";
                                        party: string;
                                        po_id: number | null;
                                        quantity: number;
                                        selling_price: string | null;
                                    }[];
                                    thumbnail: string | null;
                                    unit: string;
                                    unit_code: string;
                                };
                                reference: string;
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
    "/sku/updateSkuFromSheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description One file in the field sheet, .xlsx or .csv by content, at most 10 MB and 20000 rows. Columns: product_sku_id*, product_sku_name, unit, unit_code, is_active. With errors a change is refused as SHEET_HAS_ERRORS, with the same data. */
        put: {
            parameters: {
                query?: {
                    dry_run?: boolean;
                };
                header?: {
                    "idempotency-key"?: string;
                };
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
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                difference_count: number;
                                /** @description The first 1000 */
                                differences: {
                                    field: string;
                                    from: string | null;
                                    id: number | null;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    row: number;
                                    to: string | null;
                                }[];
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                error_count: number;
                                /** @description The first 1000 */
                                errors: {
                                    column: string;
                                    message: string;
                                    /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                    row: number;
                                }[];
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                rows: number;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                updated: number;
                            };
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    tenant_id: number;
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
                                advance_value: string | null;
                                invoiced_value: string | null;
                                last_order_date: string | null;
                                order_count: number | null;
                                order_value: string | null;
                                outstanding_value: string | null;
                                quotation_count: number | null;
                                received_value: string | null;
                                rfq_count: number | null;
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
    "/tenant/createTenant": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        contacts?: {
                            email: string;
                            first_name: string;
                            last_name?: string;
                            mobile: string;
                        }[];
                        gst_no?: string;
                        logo?: string;
                        org_id: number;
                        sales_person?: number;
                        shipping_address?: {
                            address1: string;
                            address2?: string;
                            address3?: string;
                            city: string;
                            postal_code: string;
                            state?: string;
                        };
                        tenant_name: string;
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
                                contact_count: number | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                created_by_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                district: string | null;
                                gst_no: string | null;
                                logo: string | null;
                                logo_thumbnail: string | null;
                                org_id: number;
                                organisation_name: string;
                                sales_person: number | null;
                                sales_person_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                shipping_address: {
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
                                    state_code: string | null;
                                } | null;
                                state: string | null;
                                tenant_id: number;
                                tenant_name: string;
                                users?: {
                                    email: string;
                                    first_name: string;
                                    last_name: string | null;
                                    mobile: string;
                                    user_id: number;
                                }[];
                                verified_tenant: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                            tenant_id: number;
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
    "/tenant/deleteTenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        tenant_id: number;
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
                            result: {
                                tenant_id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenant/getTenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    keyword?: string;
                    limit?: number;
                    map_created_by?: boolean;
                    map_sales_person?: boolean;
                    map_users?: boolean;
                    org_id?: number;
                    org_ids?: number[];
                    page?: number;
                    sales_person?: number;
                    tenant_id?: number;
                    tenant_ids?: number[];
                    tenant_name?: string;
                    verified_tenant?: boolean;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            organisation_counts?: {
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                count: number;
                                org_id: number;
                            }[];
                            /** @enum {boolean} */
                            success: true;
                            tenants: {
                                contact_count: number | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                created_by_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                district: string | null;
                                gst_no: string | null;
                                logo: string | null;
                                logo_thumbnail: string | null;
                                org_id: number;
                                organisation_name: string;
                                sales_person: number | null;
                                sales_person_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                shipping_address: {
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
                                    state_code: string | null;
                                } | null;
                                state: string | null;
                                tenant_id: number;
                                tenant_name: string;
                                users?: {
                                    email: string;
                                    first_name: string;
                                    last_name: string | null;
                                    mobile: string;
                                    user_id: number;
                                }[];
                                verified_tenant: boolean;
                            }[];
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
    "/tenant/updateTenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        gst_no?: string;
                        logo?: string;
                        org_id?: number;
                        sales_person?: number;
                        shipping_address?: {
                            address1: string;
                            address2?: string;
                            address3?: string;
                            city: string;
                            postal_code: string;
                            state?: string;
                        };
                        tenant_id: number;
                        tenant_name?: string;
                        verified_tenant?: boolean;
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
                                contact_count: number | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by: number | null;
                                created_by_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                district: string | null;
                                gst_no: string | null;
                                logo: string | null;
                                logo_thumbnail: string | null;
                                org_id: number;
                                organisation_name: string;
                                sales_person: number | null;
                                sales_person_info?: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                shipping_address: {
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
                                    state_code: string | null;
                                } | null;
                                state: string | null;
                                tenant_id: number;
                                tenant_name: string;
                                users?: {
                                    email: string;
                                    first_name: string;
                                    last_name: string | null;
                                    mobile: string;
                                    user_id: number;
                                }[];
                                verified_tenant: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/transporter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    page?: number;
                    transporter_id?: number;
                    transporter_name?: string;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                gst_number: string;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                open_shipments: number;
                                seller: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                seller_id: number | null;
                                transporter_id: number;
                                transporter_name: string;
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
                        gst_number: string;
                        seller_id?: number | null;
                        transporter_id: number;
                        transporter_name: string;
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
                                gst_number: string;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                open_shipments: number;
                                seller: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                seller_id: number | null;
                                transporter_id: number;
                                transporter_name: string;
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        gst_number: string;
                        seller_id?: number | null;
                        transporter_name: string;
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
                                gst_number: string;
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                open_shipments: number;
                                seller: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                } | null;
                                seller_id: number | null;
                                transporter_id: number;
                                transporter_name: string;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                query: {
                    transporter_id: number;
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
                            result: {
                                transporter_id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updateOffer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        above_mrp_reason?: string;
                        brand?: string;
                        color?: string;
                        /**
                         * @description Always 7.
                         * @enum {number}
                         */
                        delivery_time_day?: 7;
                        is_active?: boolean;
                        moq?: number;
                        /** @description Rupees as text with 2 decimals. */
                        mrp?: string;
                        /** @description Rupees as text with 2 decimals. */
                        offer_price?: string;
                        packaging_details?: string;
                        sku_offer_id: number;
                        type?: string;
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
                                above_mrp_reason: string | null;
                                brand: string | null;
                                color: string | null;
                                delivery_time_day: number;
                                is_active: boolean;
                                moq: number;
                                /** @description Rupees as text with 2 decimals. */
                                mrp: string;
                                /** @description Rupees as text with 2 decimals. */
                                offer_price: string;
                                packaging_details: string | null;
                                product_sku_name: string;
                                seller?: {
                                    district: string | null;
                                    seller_id: number;
                                    seller_name: string;
                                    state: string | null;
                                };
                                seller_id: number;
                                sku_id: number;
                                sku_offer_id: number;
                                type: string | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/updateOrder": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address_id?: number;
                        billing_registration_id?: number | null;
                        bills_customer_itself?: boolean;
                        customer_po_no?: string | null;
                        edd?: string | null;
                        order_lines?: {
                            address_id?: number;
                            below_cost_reason?: string;
                            line_id: number;
                            /** @description 0 to 100 with at most 2 decimals, as text. */
                            order_line_discount?: string;
                            quantity?: number;
                            /** @description Rupees as text with 2 decimals. */
                            selling_price?: string;
                            warehouse_id?: number | null;
                        }[];
                        order_number: string;
                        remarks?: string | null;
                        sales_person?: number;
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
                            order: {
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                } | null;
                                billing_registration_id: number | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_INVOICED" | "INVOICED";
                                bills_customer_itself: boolean;
                                cancel_reason: string | null;
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
                                    state_code: string | null;
                                };
                                edd: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                has_issued_po: boolean;
                                /** @description Rupees as text with 2 decimals. */
                                order_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_gst_amount: string;
                                order_id: number;
                                order_lines: {
                                    below_cost_reason: string | null;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
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
                                        state_code: string | null;
                                    };
                                    dispatched_quantity: number;
                                    generated_po_qty?: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoiced_quantity: number;
                                    issued_po_qty: number;
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
                                    product: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
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
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    state_code: string | null;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    stock_quantity: number;
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    taxed_anew_at: string | null;
                                    taxed_before: string | null;
                                    warehouse_id: number | null;
                                    warehouse_name: string | null;
                                    /** @description CGST + SGST, else IGST. */
                                    within_state: boolean;
                                }[];
                                order_number: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_taxable_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                po_lines?: {
                                    cancelled_quantity: number;
                                    line_id: number | null;
                                    /** Format: date-time */
                                    po_created_date: string;
                                    po_grand_total: string | null;
                                    po_id: number;
                                    po_line_id: number;
                                    /** @enum {string} */
                                    po_status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    product_sku_id: number;
                                    quantity: number;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                }[];
                                po_shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
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
                                version: number;
                            };
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
    "/updateOrderLineStatus": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        line_id: number;
                        order_number: string;
                        reason: string;
                        /** @enum {string} */
                        status: "CANCELLED";
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
                            order: {
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                } | null;
                                billing_registration_id: number | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_INVOICED" | "INVOICED";
                                bills_customer_itself: boolean;
                                cancel_reason: string | null;
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
                                    state_code: string | null;
                                };
                                edd: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                has_issued_po: boolean;
                                /** @description Rupees as text with 2 decimals. */
                                order_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_gst_amount: string;
                                order_id: number;
                                order_lines: {
                                    below_cost_reason: string | null;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
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
                                        state_code: string | null;
                                    };
                                    dispatched_quantity: number;
                                    generated_po_qty?: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoiced_quantity: number;
                                    issued_po_qty: number;
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
                                    product: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
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
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    state_code: string | null;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    stock_quantity: number;
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    taxed_anew_at: string | null;
                                    taxed_before: string | null;
                                    warehouse_id: number | null;
                                    warehouse_name: string | null;
                                    /** @description CGST + SGST, else IGST. */
                                    within_state: boolean;
                                }[];
                                order_number: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_taxable_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                po_lines?: {
                                    cancelled_quantity: number;
                                    line_id: number | null;
                                    /** Format: date-time */
                                    po_created_date: string;
                                    po_grand_total: string | null;
                                    po_id: number;
                                    po_line_id: number;
                                    /** @enum {string} */
                                    po_status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    product_sku_id: number;
                                    quantity: number;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                }[];
                                po_shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
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
                                version: number;
                            };
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
    "/updateOrderStatus": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        order_number: string;
                        reason?: string;
                        send_email?: boolean;
                        send_email_with_attachment?: boolean;
                        /** @enum {string} */
                        status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
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
                            email_sent: boolean;
                            order: {
                                billing_details: {
                                    address1: string | null;
                                    address2: string | null;
                                    address3: string | null;
                                    billing_registration_id: number | null;
                                    city: string | null;
                                    gst_no: string | null;
                                    kind: "REGULAR" | "SEZ";
                                    legal_name: string;
                                    postal_code: string | null;
                                    state: string | null;
                                    state_code: string | null;
                                } | null;
                                billing_registration_id: number | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_INVOICED" | "INVOICED";
                                bills_customer_itself: boolean;
                                cancel_reason: string | null;
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
                                    state_code: string | null;
                                };
                                edd: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                has_issued_po: boolean;
                                /** @description Rupees as text with 2 decimals. */
                                order_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_gst_amount: string;
                                order_id: number;
                                order_lines: {
                                    below_cost_reason: string | null;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
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
                                        state_code: string | null;
                                    };
                                    dispatched_quantity: number;
                                    generated_po_qty?: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    invoiced_quantity: number;
                                    issued_po_qty: number;
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
                                    product: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
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
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    state_code: string | null;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    stock_quantity: number;
                                    /** @enum {string} */
                                    tax_category: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    taxed_anew_at: string | null;
                                    taxed_before: string | null;
                                    warehouse_id: number | null;
                                    warehouse_name: string | null;
                                    /** @description CGST + SGST, else IGST. */
                                    within_state: boolean;
                                }[];
                                order_number: string;
                                /** @description Rupees as text with 2 decimals. */
                                order_taxable_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                po_lines?: {
                                    cancelled_quantity: number;
                                    line_id: number | null;
                                    /** Format: date-time */
                                    po_created_date: string;
                                    po_grand_total: string | null;
                                    po_id: number;
                                    po_line_id: number;
                                    /** @enum {string} */
                                    po_status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    product_sku_id: number;
                                    quantity: number;
                                    seller: {
                                        district: string | null;
                                        seller_id: number;
                                        seller_name: string;
                                        state: string | null;
                                    } | null;
                                }[];
                                po_shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
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
                                version: number;
                            };
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
    "/updatePurchaseOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        due_date?: string | null;
                        po_id: number;
                        purchase_order_lines?: {
                            /** @description Rupees as text with 2 decimals. */
                            offer_price?: string;
                            po_line_id: number;
                            quantity?: number;
                            /** @description 0 to 100 with at most 2 decimals, as text. */
                            quotation_line_discount?: string;
                            remark?: string | null;
                        }[];
                        remark?: string | null;
                        seller_email?: string | null;
                        seller_whatsapp_number?: string | null;
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
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_BILLED" | "BILLED";
                                cancel_reason: string | null;
                                created_by: number;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** Format: date-time */
                                created_date: string;
                                delivery_points?: {
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    expected_date: string;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    initial_date: string;
                                    po_line_id: number | null;
                                    quantity: number;
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
                                    status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
                                    sub_shipment_tracker_id: number;
                                }[];
                                due_date: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                gstin: string | null;
                                issued_at: string | null;
                                order_id: number | null;
                                order_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                /** @description Rupees as text with 2 decimals. */
                                pending_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_gst_amount: string;
                                po_id: number;
                                /** @enum {string} */
                                po_state: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED";
                                /** @description Rupees as text with 2 decimals. */
                                po_taxable_amount: string;
                                purchase_order_lines: {
                                    billed_quantity: number;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    gstin: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    mg: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_id: number | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_line_id: number;
                                    product_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    quotation_line_discount: string;
                                    remark: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    sgst_amount: string;
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    /** @enum {string} */
                                    status: "OPEN" | "CANCELLED";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    unit_price: string;
                                }[];
                                reference_order?: {
                                    edd: string | null;
                                    order_id: number;
                                    order_lines: {
                                        cancelled_quantity: number;
                                        generated_quantity: number;
                                        line_id: number;
                                        line_number: number;
                                        product: {
                                            assets: string[];
                                            hsn_code: string | null;
                                            /** @description 0 to 100 with at most 2 decimals, as text. */
                                            pan_india_gst: string;
                                            product_id: number;
                                            product_name: string;
                                            thumbnail: string | null;
                                        };
                                        quantity: number;
                                        seller: {
                                            district: string | null;
                                            seller_id: number;
                                            seller_name: string;
                                            state: string | null;
                                        } | null;
                                        sku: {
                                            product_sku_id: number;
                                            product_sku_name: string;
                                            unit: string;
                                        };
                                    }[];
                                    order_number: string;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    tenant_info: {
                                        district: string | null;
                                        state: string | null;
                                        tenant_id: number;
                                        tenant_name: string;
                                        verified_tenant: boolean;
                                    };
                                } | null;
                                reject_reason: string | null;
                                remark: string | null;
                                seller_email: string | null;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    email_id_1: string;
                                    gstin: string | null;
                                    mobile_1: string;
                                    office_address_details: {
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
                                        state_code: string | null;
                                    } | null;
                                    seller_id: number;
                                    seller_name: string;
                                };
                                seller_whatsapp_number: string | null;
                                shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
                                /** @enum {string} */
                                status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                version: number;
                                warehouse_info: {
                                    warehouse_id: number;
                                    warehouse_name: string;
                                } | null;
                                within_state: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/updatePurchaseOrderLineStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        po_id: number;
                        po_line_id: number;
                        reason: string;
                        /** @enum {string} */
                        status: "CANCELLED";
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
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_BILLED" | "BILLED";
                                cancel_reason: string | null;
                                created_by: number;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** Format: date-time */
                                created_date: string;
                                delivery_points?: {
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    expected_date: string;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    initial_date: string;
                                    po_line_id: number | null;
                                    quantity: number;
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
                                    status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
                                    sub_shipment_tracker_id: number;
                                }[];
                                due_date: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                gstin: string | null;
                                issued_at: string | null;
                                order_id: number | null;
                                order_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                /** @description Rupees as text with 2 decimals. */
                                pending_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_gst_amount: string;
                                po_id: number;
                                /** @enum {string} */
                                po_state: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED";
                                /** @description Rupees as text with 2 decimals. */
                                po_taxable_amount: string;
                                purchase_order_lines: {
                                    billed_quantity: number;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    gstin: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    mg: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_id: number | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_line_id: number;
                                    product_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    quotation_line_discount: string;
                                    remark: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    sgst_amount: string;
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    /** @enum {string} */
                                    status: "OPEN" | "CANCELLED";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    unit_price: string;
                                }[];
                                reference_order?: {
                                    edd: string | null;
                                    order_id: number;
                                    order_lines: {
                                        cancelled_quantity: number;
                                        generated_quantity: number;
                                        line_id: number;
                                        line_number: number;
                                        product: {
                                            assets: string[];
                                            hsn_code: string | null;
                                            /** @description 0 to 100 with at most 2 decimals, as text. */
                                            pan_india_gst: string;
                                            product_id: number;
                                            product_name: string;
                                            thumbnail: string | null;
                                        };
                                        quantity: number;
                                        seller: {
                                            district: string | null;
                                            seller_id: number;
                                            seller_name: string;
                                            state: string | null;
                                        } | null;
                                        sku: {
                                            product_sku_id: number;
                                            product_sku_name: string;
                                            unit: string;
                                        };
                                    }[];
                                    order_number: string;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    tenant_info: {
                                        district: string | null;
                                        state: string | null;
                                        tenant_id: number;
                                        tenant_name: string;
                                        verified_tenant: boolean;
                                    };
                                } | null;
                                reject_reason: string | null;
                                remark: string | null;
                                seller_email: string | null;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    email_id_1: string;
                                    gstin: string | null;
                                    mobile_1: string;
                                    office_address_details: {
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
                                        state_code: string | null;
                                    } | null;
                                    seller_id: number;
                                    seller_name: string;
                                };
                                seller_whatsapp_number: string | null;
                                shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
                                /** @enum {string} */
                                status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                version: number;
                                warehouse_info: {
                                    warehouse_id: number;
                                    warehouse_name: string;
                                } | null;
                                within_state: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/updatePurchaseOrderStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email?: string;
                        GStno?: string;
                        phone?: string;
                        po_id: number;
                        reason?: string;
                        recipient_emails?: string[];
                        recipient_phones?: string[];
                        send_email?: boolean;
                        /** @enum {string} */
                        status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED";
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
                                approved_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                /** @enum {string} */
                                billing_status: "PENDING" | "PARTIALLY_BILLED" | "BILLED";
                                cancel_reason: string | null;
                                created_by: number;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** Format: date-time */
                                created_date: string;
                                delivery_points?: {
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    expected_date: string;
                                    /**
                                     * Format: date
                                     * @description YYYY-MM-DD, a day in Asia/Kolkata.
                                     */
                                    initial_date: string;
                                    po_line_id: number | null;
                                    quantity: number;
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
                                    status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
                                    sub_shipment_tracker_id: number;
                                }[];
                                due_date: string | null;
                                /** @enum {string} */
                                fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
                                gstin: string | null;
                                issued_at: string | null;
                                order_id: number | null;
                                order_number: string | null;
                                /** @description Rupees as text with 2 decimals. */
                                paid_amount: string;
                                /** @enum {string} */
                                payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
                                /** @description Rupees as text with 2 decimals. */
                                pending_amount: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_grand_total: string;
                                /** @description Rupees as text with 2 decimals. */
                                po_gst_amount: string;
                                po_id: number;
                                /** @enum {string} */
                                po_state: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED";
                                /** @description Rupees as text with 2 decimals. */
                                po_taxable_amount: string;
                                purchase_order_lines: {
                                    billed_quantity: number;
                                    cancel_reason: string | null;
                                    cancelled_quantity: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    cgst_amount: string;
                                    delivered_quantity: number;
                                    dispatched_quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    gstin: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    igst_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    item_total: string;
                                    line_number: number;
                                    /** @description Rupees as text with 2 decimals. */
                                    line_total: string;
                                    mg: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    offer_price: string;
                                    order_line_id: number | null;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    pan_india_gst: string;
                                    po_line_id: number;
                                    product_info: {
                                        assets: string[];
                                        hsn_code: string | null;
                                        /** @description 0 to 100 with at most 2 decimals, as text. */
                                        pan_india_gst: string;
                                        product_id: number;
                                        product_name: string;
                                        thumbnail: string | null;
                                    };
                                    product_sku_id: number;
                                    product_sku_name: string;
                                    quantity: number;
                                    /** @description 0 to 100 with at most 2 decimals, as text. */
                                    quotation_line_discount: string;
                                    remark: string | null;
                                    /** @description Rupees as text with 2 decimals. */
                                    sgst_amount: string;
                                    sku: {
                                        product_sku_id: number;
                                        product_sku_name: string;
                                        unit: string;
                                    };
                                    /** @enum {string} */
                                    status: "OPEN" | "CANCELLED";
                                    /** @description Rupees as text with 2 decimals. */
                                    taxable_amount: string;
                                    /** @description Rupees as text with 2 decimals. */
                                    unit_price: string;
                                }[];
                                reference_order?: {
                                    edd: string | null;
                                    order_id: number;
                                    order_lines: {
                                        cancelled_quantity: number;
                                        generated_quantity: number;
                                        line_id: number;
                                        line_number: number;
                                        product: {
                                            assets: string[];
                                            hsn_code: string | null;
                                            /** @description 0 to 100 with at most 2 decimals, as text. */
                                            pan_india_gst: string;
                                            product_id: number;
                                            product_name: string;
                                            thumbnail: string | null;
                                        };
                                        quantity: number;
                                        seller: {
                                            district: string | null;
                                            seller_id: number;
                                            seller_name: string;
                                            state: string | null;
                                        } | null;
                                        sku: {
                                            product_sku_id: number;
                                            product_sku_name: string;
                                            unit: string;
                                        };
                                    }[];
                                    order_number: string;
                                    /** @enum {string} */
                                    status: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                    tenant_info: {
                                        district: string | null;
                                        state: string | null;
                                        tenant_id: number;
                                        tenant_name: string;
                                        verified_tenant: boolean;
                                    };
                                } | null;
                                reject_reason: string | null;
                                remark: string | null;
                                seller_email: string | null;
                                seller_id: number;
                                seller_info: {
                                    district: string | null;
                                    email_id_1: string;
                                    gstin: string | null;
                                    mobile_1: string;
                                    office_address_details: {
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
                                        state_code: string | null;
                                    } | null;
                                    seller_id: number;
                                    seller_name: string;
                                };
                                seller_whatsapp_number: string | null;
                                shipments?: {
                                    /** Format: date-time */
                                    created_at: string;
                                    /** @enum {string} */
                                    destination_type: "CUSTOMER" | "WAREHOUSE";
                                    driver_name: string;
                                    driver_phone_1: string;
                                    shipment_id: number;
                                    /** @enum {string} */
                                    status: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
                                    tracking_link: string | null;
                                    vehicle_number: string | null;
                                }[];
                                /** @enum {string} */
                                status: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
                                version: number;
                                warehouse_info: {
                                    warehouse_id: number;
                                    warehouse_name: string;
                                } | null;
                                within_state: boolean;
                            };
                            email_sent: boolean;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/updateSeller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        categories?: number[];
                        email_id_1?: string;
                        gstin?: string | null;
                        is_active?: boolean;
                        is_transporter?: boolean;
                        logo?: string | null;
                        mobile_1?: string;
                        office_address_details?: {
                            address1: string;
                            city: string;
                            postal_code: string;
                            state?: string;
                        };
                        pin_code?: number;
                        seller_id: number;
                        seller_name?: string;
                        source_person?: number | null;
                        website?: string | null;
                        year_of_establishment?: number | null;
                        zone?: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
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
                                /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                                active_offer_count: number;
                                categories: {
                                    category_id: number;
                                    category_name: string;
                                }[];
                                /** Format: date-time */
                                created_at: string;
                                email_id_1: string;
                                gstin: string | null;
                                is_active: boolean;
                                is_own_seller: boolean;
                                is_transporter: boolean;
                                logo: string | null;
                                logo_thumbnail: string | null;
                                mobile_1: string;
                                office_address_details: {
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
                                    state_code: string | null;
                                } | null;
                                org_id: number | null;
                                pin_code: number;
                                seller_id: number;
                                seller_name: string;
                                source_person: number | null;
                                source_person_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                } | null;
                                website: string | null;
                                year_of_establishment: number | null;
                                zone: ("NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL") | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
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
                                change_number: number;
                                company_state_code: string;
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
    "/user/setDefaultUser": {
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
                        org_id?: number;
                        tenant_id?: number;
                        user_id?: number;
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
                                change_number: number;
                                company_state_code: string;
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
    "/v1/blog/create": {
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
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description HTML. Elements, attributes and addresses that are not allowed are taken out; 50000 characters may stay, images counted by their file names. */
                        content: string;
                        coverphoto?: string;
                        /** @enum {string} */
                        status?: "ACTIVE" | "ARCHIVED";
                        tags?: string[];
                        title: string;
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
                                blog_post_id: number;
                                content: string | null;
                                cover_thumbnail: string | null;
                                cover_url: string | null;
                                coverphoto: string | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** @enum {string} */
                                status: "ACTIVE" | "ARCHIVED";
                                tags: string[];
                                title: string;
                                /** Format: date-time */
                                updated_at: string;
                                version: number;
                            };
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
    "/v1/blog/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        blog_post_id: number;
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
                            result: {
                                blog_post_id: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/blog/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    blog_post_id?: number;
                    limit?: number;
                    page?: number;
                    status?: "ACTIVE" | "ARCHIVED";
                    tags?: string[];
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            data: {
                                blog_post_id: number;
                                content: string | null;
                                cover_thumbnail: string | null;
                                cover_url: string | null;
                                coverphoto: string | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** @enum {string} */
                                status: "ACTIVE" | "ARCHIVED";
                                tags: string[];
                                title: string;
                                /** Format: date-time */
                                updated_at: string;
                                version: number;
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
    "/v1/blog/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        blog_post_id: number;
                        /** @description HTML. Elements, attributes and addresses that are not allowed are taken out; 50000 characters may stay, images counted by their file names. */
                        content?: string;
                        coverphoto?: string;
                        /** @enum {string} */
                        status?: "ACTIVE" | "ARCHIVED";
                        tags?: string[];
                        title?: string;
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
                                blog_post_id: number;
                                content: string | null;
                                cover_thumbnail: string | null;
                                cover_url: string | null;
                                coverphoto: string | null;
                                /** Format: date-time */
                                created_at: string;
                                created_by_info: {
                                    first_name: string;
                                    last_name: string | null;
                                    user_id: number;
                                };
                                /** @enum {string} */
                                status: "ACTIVE" | "ARCHIVED";
                                tags: string[];
                                title: string;
                                /** Format: date-time */
                                updated_at: string;
                                version: number;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
            };
        };
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
                header?: {
                    "x-device-token"?: string;
                };
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
                                change_number: number;
                                company_state_code: string;
                                default_user: {
                                    address_id: number | null;
                                    org_id: number;
                                    tenant_id: number;
                                    tenant_name: string;
                                    user_id: number;
                                } | null;
                                deleted_user: boolean;
                                /** @description Makes this device known: sent as x-device-token with later sign-ins. */
                                deviceToken: string;
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
    "/warehouse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    page?: number;
                    warehouse_id?: number;
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
                            /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
                            count: number;
                            /** @enum {boolean} */
                            success: true;
                            warehouse: {
                                address: {
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
                                    state_code: string | null;
                                } | null;
                                district: string | null;
                                /** @description How many SKUs lie in it. */
                                sku_count: number;
                                warehouse_id: number;
                                warehouse_name: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address: {
                            address1: string;
                            address2?: string;
                            address3?: string;
                            city: string;
                            postal_code: string;
                            state?: string;
                        };
                        warehouse_name: string;
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
                            warehouse: {
                                address: {
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
                                    state_code: string | null;
                                } | null;
                                district: string | null;
                                /** @description How many SKUs lie in it. */
                                sku_count: number;
                                warehouse_id: number;
                                warehouse_name: string;
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
