// Made from schema/rest/openapi.json by npm run codegen. Never edited.
export interface paths {
    "/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses of one owner. */
        get: {
            parameters: {
                query?: {
                    address_id?: components["schemas"]["Id"];
                    entity_id?: components["schemas"]["Id"];
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
                            address: components["schemas"]["AddressDetails"][];
                            count: components["schemas"]["Count"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /** Adds an address. */
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
                    "application/json": components["schemas"]["NewAddress"];
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
                            address: components["schemas"]["AddressDetails"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        /** Changes an address, by the same rule. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AddressChange"];
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
                            address: components["schemas"]["AddressDetails"];
                            /** @enum {boolean} */
                            success: true;
                            /** @description Numbers of the orders that are taxed for another state from now on. */
                            taxed_anew: string[];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Makes a member of staff and sends an invitation by mail. */
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
                    "application/json": components["schemas"]["NewUser"];
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
                            data: components["schemas"]["User"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Marks a user deleted and ends the sessions. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserId"];
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
                            result: components["schemas"]["User"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** The roles with the permissions each starts with. */
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
                            data: components["schemas"]["RoleTemplate"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the template of a role, and the permissions of those who have it; what they were given or lost by hand stays. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RoleTemplateChange"];
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
                            data: components["schemas"]["RoleTemplate"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        trace?: never;
    };
    "/admin/role/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom this template would touch if it became that of the role. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RoleChange"];
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
                            data: components["schemas"]["RoleEffect"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
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
        /** Changes a user. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserChange"];
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
                            data: components["schemas"]["User"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Staff. */
        get: {
            parameters: {
                query?: {
                    deleted_user?: boolean;
                    keyword?: string;
                    limit?: number;
                    page?: number;
                    role_id?: number[];
                    tenant_id?: components["schemas"]["Id"];
                    user_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["User"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Refuses sign-in until un-banned and ends all sessions at once. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserId"];
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
                            result: components["schemas"]["User"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        trace?: never;
    };
    "/admin/user/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the invitation again to a member of staff who has never signed in; at most one a minute. */
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
                    "application/json": components["schemas"]["UserId"];
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
                            result: components["schemas"]["User"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        /** Ends all sessions of a user. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserId"];
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
                            result: components["schemas"]["User"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Lets a banned user sign in again. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserId"];
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
                            result: components["schemas"]["User"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Forgets today's wrong codes of a user. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserId"];
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
                            result: components["schemas"]["User"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/viewAs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a token that reads what this person may read and changes nothing. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["UserId"];
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
                            result: components["schemas"]["UserView"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API tokens, newest first. */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    /** @description Those of all people; needs admin_user:READ. */
                    of_everybody?: boolean;
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["ApiToken"][];
                            may_make: boolean;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /** Makes an API token and shows it, once. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewApiToken"];
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
                            data: components["schemas"]["ApiToken"];
                            /** @enum {boolean} */
                            success: true;
                            token: string;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_token/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an API token with the next call. */
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
                    "application/json": components["schemas"]["ApiTokenId"];
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
                            data: components["schemas"]["ApiToken"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_token/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles whose people make no API tokens. */
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
                            data: (1001 | 1002 | 1007 | 1008 | 1009 | 1010 | 1012 | 1013 | 1014 | 1020 | 10001)[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Sets the roles whose people make no API tokens; tokens that they have work on until they are revoked. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RolesWithout"];
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
                            data: (1001 | 1002 | 1007 | 1008 | 1009 | 1010 | 1012 | 1013 | 1014 | 1020 | 10001)[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_token/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the secret of an own token and shows the new one, once; the one before works on for some hours. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Rotation"];
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
                            data: components["schemas"]["ApiToken"];
                            /** @enum {boolean} */
                            success: true;
                            token: string;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Bills in the viewer's scope, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    bill_id?: components["schemas"]["Id"];
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    /** @description The first day of dates of the vendor's invoice (IST). */
                    from_date?: string;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC" | "TOTAL_DESC" | "TOTAL_ASC";
                    page?: number;
                    po_id?: components["schemas"]["Id"];
                    seller_id?: components["schemas"]["Id"];
                    shipment_id?: components["schemas"]["Id"];
                    status?: ("DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED")[];
                    /** @description With the sums of all that match, not of the page alone. */
                    sums?: boolean;
                    /** @description The last day of dates of the vendor's invoice (IST), included. */
                    to_date?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_from?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_to?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["Bill"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                            /** @description Sums of all that match, without cancelled and void ones; only where asked. */
                            sums?: {
                                bill_base_value: components["schemas"]["Sum"];
                                bill_grand_total: components["schemas"]["Sum"];
                                paid_amount: components["schemas"]["Sum"];
                            };
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes a bill. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BillChange"];
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
                            data: components["schemas"]["Bill"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Makes a draft of dispatched units that are not billed yet. */
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
                    "application/json": components["schemas"]["NewBillBody"];
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
                            data: components["schemas"]["Bill"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Makes a draft of all that left the seller of a purchase order and is not billed yet. */
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
                    "application/json": components["schemas"]["PoToBill"];
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
                            data: components["schemas"]["Bill"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Sends a bill to the accounting service or reads it there again. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    billId: components["schemas"]["Id"];
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
                            data: components["schemas"]["Bill"];
                            error: string[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Marks a draft issued; challans may then be delivered. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BillStatusChange"];
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
                            data: components["schemas"]["Bill"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Billing registrations: of an organisation, or all that may be billed for a customer, its own and its organisation's. */
        get: {
            parameters: {
                query?: {
                    billing_registration_id?: components["schemas"]["Id"];
                    is_active?: boolean;
                    limit?: number;
                    org_id?: components["schemas"]["Id"];
                    page?: number;
                    tenant_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["BillingRegistration"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /** Adds a billing registration; that of an organisation needs TENANT APPROVE too. */
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
                    "application/json": components["schemas"]["NewBillingRegistration"];
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
                            data: components["schemas"]["BillingRegistration"];
                            /** @enum {boolean} */
                            success: true;
                            /** @description Numbers of the orders that are taxed for another place from now on. */
                            taxed_anew: string[];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        /** Changes a billing registration, by the same rule. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BillingRegistrationChange"];
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
                            data: components["schemas"]["BillingRegistration"];
                            /** @enum {boolean} */
                            success: true;
                            /** @description Numbers of the orders that are taxed for another place from now on. */
                            taxed_anew: string[];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** The books, for everybody who works with dated documents. */
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
                            data: components["schemas"]["Books"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Closes the books up to a day, or opens them. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BooksChange"];
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
                            data: components["schemas"]["Books"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** One category. */
        get: {
            parameters: {
                query: {
                    category_id: components["schemas"]["Id"];
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
                            data: components["schemas"]["Category"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes a category. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CategoryChange"];
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
                            data: components["schemas"]["Category"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Adds a category. */
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
                    "application/json": components["schemas"]["NewCategory"];
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
                            data: components["schemas"]["Category"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Deletes a category. */
        delete: {
            parameters: {
                query: {
                    category_id: components["schemas"]["Id"];
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
                            result: components["schemas"]["CategoryId"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Everyone who can be chosen as category manager. */
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
                            category_manager: components["schemas"]["UserInfo"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Records that somebody changes, from all kinds. */
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
                            data: components["schemas"]["RecordChange"][];
                            /** @description Sent as `after`, the next call tells what was committed since. */
                            number: number;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Records that somebody changes, from all kinds. */
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/clickUp/proxy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Raises a ticket about an order. */
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
                        /** @enum {boolean} */
                        check_required_custom_fields: true;
                        custom_fields: {
                            bedAndBathAndFnbLinen?: string;
                            category?: string;
                            customerName?: string;
                            guestAmenitiesAndAppliances?: string;
                            housekeepingAndCleaning?: string;
                            issueType?: string;
                            orderDate?: components["schemas"]["Day"];
                            orderLink?: string;
                            orderNumber?: string;
                            orderStatus?: string;
                            orderTotal?: string;
                            other?: string;
                            packagingMaterial?: string;
                            quantity?: components["schemas"]["Quantity"];
                            requesterEmail?: string;
                            requesterName?: string;
                            selectedCategory?: string;
                            specifications?: string;
                        };
                        description: string;
                        /** @enum {string} */
                        list: "order_status" | "ad_hoc" | "tech_support";
                        name: string;
                        /** @enum {string} */
                        status: "Open";
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
                            id: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickUp/task/attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a file (jpeg, png or pdf by content, at most 10 MB, at most 10 a ticket) to an own ticket.
         * @description A form of two fields: attachment, the file, and task_id.
         */
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
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
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
        /** Writes a comment. */
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
                    "application/json": components["schemas"]["NewComment"];
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
                            data: components["schemas"]["Comment"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Comments on a record; page 1 holds the latest, each page its newest last. */
        get: {
            parameters: {
                query: {
                    /** @description Id of the record; of an order its number. */
                    entity_id: string;
                    entity_type: components["schemas"]["RecordName"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["Comment"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Changes an own comment; the old text stays in the log. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CommentChange"];
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
                            data: components["schemas"]["Comment"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        trace?: never;
    };
    "/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the company. */
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
                            data: components["schemas"]["Company"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the company, for what is made from now on. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CompanyChange"];
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
                            data: components["schemas"]["Company"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        trace?: never;
    };
    "/company/backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest backup. */
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
                            data: components["schemas"]["LastBackup"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/company/mail": {
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
        /** Sets the text of a mail; the shipped text ends the company's own. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MailChange"];
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
                            data: components["schemas"]["Company"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        trace?: never;
    };
    "/company/mail/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the caller a mail with this text and sample values. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TestMail"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/margin_floors": {
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
        /** Sets the least profit on cost of the company and of categories, for prices from now on. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["MarginFloors"];
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
                            data: components["schemas"]["Company"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        trace?: never;
    };
    "/company/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a GST registration; the first is the default. */
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
                    "application/json": components["schemas"]["NewRegistration"];
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
                            data: components["schemas"]["Company"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Takes out a GST registration that no document has. */
        delete: {
            parameters: {
                query: {
                    gst_registration_id: components["schemas"]["Id"];
                    /** @description The version that was read; CONFLICT when it has changed since. */
                    version: number;
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
                            data: components["schemas"]["Company"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        options?: never;
        head?: never;
        /** Changes a GST registration. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RegistrationChange"];
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
                            data: components["schemas"]["Company"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        trace?: never;
    };
    "/company/registration/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes documents with the number and state of this registration from now on. */
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
                    "application/json": components["schemas"]["RegistrationId"];
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
                            data: components["schemas"]["Company"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/registration/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a GST registration that is not the default. */
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
                    "application/json": components["schemas"]["RegistrationId"];
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
                            data: components["schemas"]["Company"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/series": {
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
        /** Sets prefix and next number of a series, for documents from now on. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SeriesChange"];
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
                            data: components["schemas"]["Company"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Adds an offer, shown at once. */
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
                        moq: components["schemas"]["Quantity"];
                        mrp?: components["schemas"]["Money"];
                        offer_price: components["schemas"]["Money"];
                        packaging_details?: string;
                        seller_id: components["schemas"]["Id"];
                        sku_id: components["schemas"]["Id"];
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
                            data: components["schemas"]["Offer"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Makes an order by hand. */
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
                    "application/json": components["schemas"]["NewOrder"];
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
                            order: components["schemas"]["Order"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Makes an order of a quotation, once. */
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
                    "application/json": components["schemas"]["QuotationToOrder"];
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Conversion"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Makes a draft, with one delivery point a line. */
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
                    "application/json": components["schemas"]["NewPurchaseOrder"];
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
                            data: components["schemas"]["PurchaseOrder"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** On-boards a seller with its office. */
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
                    "application/json": components["schemas"]["NewSeller"];
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
                            data: components["schemas"]["Seller"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Credit notes in the viewer's scope, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    /** @description Another name of creditnote_id. */
                    cnId?: components["schemas"]["Id"];
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    creditnote_id?: components["schemas"]["Id"];
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    /** @description The first day of credit note dates (IST). */
                    from_date?: string;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC" | "TOTAL_DESC" | "TOTAL_ASC";
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number?: string;
                    page?: number;
                    search?: string;
                    status?: ("DRAFT" | "ISSUED" | "CANCELLED" | "VOID")[];
                    /** @description The last day of credit note dates (IST), included. */
                    to_date?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_from?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_to?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["CreditNote"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes a draft. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CreditNoteChange"];
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
                            data: components["schemas"]["CreditNote"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Writes a credit note on an invoice, DRAFT. */
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
                    "application/json": components["schemas"]["NewCreditNote"];
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
                            data: components["schemas"]["CreditNote"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** The credit note as HTML, to print on A4. */
        get: {
            parameters: {
                query: {
                    beautify: boolean;
                    creditnote_id: components["schemas"]["Id"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** The credit note for the e-invoice portal (NIC schema 1.1, CRN), with the invoice that it corrects, checked by the portal's own rules. */
        get: {
            parameters: {
                query: {
                    creditnote_id: components["schemas"]["Id"];
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
                            data: components["schemas"]["PortalFile"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Mails an issued credit note to the customer. */
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
                    "application/json": components["schemas"]["CreditNoteMail"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Sends a credit note to the accounting service, or reads it there again; drafts are refused. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    creditNoteId: components["schemas"]["Id"];
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
                            data: components["schemas"]["CreditNote"];
                            error: string[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Keeps what the e-invoice portal answered on an issued credit note. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CreditNoteRegistration"];
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
                            data: components["schemas"]["CreditNote"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Issues, cancels or gives up a credit note. */
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
                    "application/json": components["schemas"]["CreditNoteStatusChange"];
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
                            data: components["schemas"]["CreditNote"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Makes a lead, or uses the one with the same phone number, and ties it to a product when one is given. */
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
                    "application/json": components["schemas"]["NewLead"];
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
                            data: components["schemas"]["CreatedLead"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Leads in numbers. */
        get: {
            parameters: {
                query?: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date?: string;
                    lead_category?: string;
                    lead_owner?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date?: string;
                    zone?: components["schemas"]["Zone"];
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
                            data: components["schemas"]["LeadsAnalytics"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Removes a lead with its products. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LeadId"];
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
                            result: components["schemas"]["LeadId"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Leads of a product, the newest first, or one product lead: exactly one of the two ids. */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    page?: number;
                    product_id?: components["schemas"]["Id"];
                    product_lead_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["ProductLead"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Says that a lead is genuine, and makes the seller of it when asked to. */
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
                    "application/json": components["schemas"]["Verification"];
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
                            data: components["schemas"]["Verified"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Numbers of customers. */
        get: {
            parameters: {
                query: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date: string;
                    sales_person?: components["schemas"]["Id"];
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
                            data: components["schemas"]["CustomerAnalytics"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/dashboard/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the viewer stands; a number that the viewer may not see is absent. */
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
                            data: components["schemas"]["HomeFigure"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/dashboard/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for the viewer, with the lists of Home; the filters are of the lists only. */
        get: {
            parameters: {
                query?: {
                    category_manager?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date?: string;
                    sales_person?: components["schemas"]["Id"][];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date?: string;
                    /** @description With the lists of Home, not the tiles alone. */
                    tabs?: boolean;
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
                            data: components["schemas"]["Home"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** All badge counts of Home in one call. */
        get: {
            parameters: {
                query?: {
                    category_manager?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date?: string;
                    sales_person?: components["schemas"]["Id"][];
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
                                assigned_samples: components["schemas"]["Count"] | null;
                                draft_pos: components["schemas"]["Count"] | null;
                                open_orders: components["schemas"]["Count"] | null;
                                open_quotations: components["schemas"]["Count"] | null;
                                open_rfqs: components["schemas"]["Count"] | null;
                                open_samples: components["schemas"]["Count"] | null;
                                open_shipments: components["schemas"]["Count"] | null;
                                pending_quotations: components["schemas"]["Count"] | null;
                                pending_rfqs: components["schemas"]["Count"] | null;
                                unassigned_samples: components["schemas"]["Count"] | null;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Delivery challans in the viewer's scope, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    challan_number?: string;
                    challanId?: components["schemas"]["Id"];
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    fromDate?: string;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    fromOrderDate?: string;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC";
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    orderNumber?: string;
                    page?: number;
                    /** @description Another name of limit. */
                    size?: number;
                    status?: ("DRAFT" | "ISSUED" | "IN_TRANSIT" | "DELIVERED" | "CANCELLED")[];
                    tenant_id?: components["schemas"]["Id"];
                    /** @description Another name of tenant_id. */
                    tenantId?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    toDate?: string;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    toOrderDate?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["DeliveryChallan"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes fields of the document. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ChallanChange"];
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
                            data: components["schemas"]["DeliveryChallan"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Makes a delivery challan by hand. */
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
                    "application/json": components["schemas"]["NewChallan"];
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
                            data: components["schemas"]["DeliveryChallan"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** The delivery challan as HTML, to print on A4: copies for consignee, transporter and consigner. */
        get: {
            parameters: {
                query: {
                    beautify: boolean;
                    challan_id: components["schemas"]["Id"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** A challan for the e-way bill portal (NIC bulk format): with its invoice when it goes to a customer, else as a delivery challan with its own value. */
        get: {
            parameters: {
                query: {
                    challan_id: components["schemas"]["Id"];
                    distance_km?: number;
                    reason?: components["schemas"]["TransportReasons"];
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
                            data: components["schemas"]["PortalFile"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** The delivery challan and its invoice as HTML, to print on A4. */
        get: {
            parameters: {
                query: {
                    beautify: boolean;
                    challan_id: components["schemas"]["Id"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** The delivery challan without seller and cost, with the company as sender, as HTML to print on A4. */
        get: {
            parameters: {
                query: {
                    beautify: boolean;
                    challan_id: components["schemas"]["Id"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** The same with its invoice. */
        get: {
            parameters: {
                query: {
                    beautify: boolean;
                    challan_id: components["schemas"]["Id"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Deletes an offer. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OfferId"];
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
                            result: components["schemas"]["OfferId"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Deletes a product. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProductId"];
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
                            result: components["schemas"]["ProductId"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Takes a seller out of every list. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SellerId"];
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
                            result: components["schemas"]["SellerId"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Deletes a SKU. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SkuId"];
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
                            result: components["schemas"]["SkuId"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** The same, by the older address. */
        get: {
            parameters: {
                query: {
                    beautify: boolean;
                    invoice_id: components["schemas"]["Id"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** One-use address of a print, valid for 60 seconds. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewDownloadLink"];
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
                            expires_in: components["schemas"]["Count"];
                            /** @enum {boolean} */
                            success: true;
                            url: string;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** The purchase order for the seller as HTML, to print on A4. */
        get: {
            parameters: {
                query: {
                    beautify: boolean;
                    po_id: components["schemas"]["Id"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/enquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an enquiry with one PENDING quote request for each item, or nothing. */
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
                    "application/json": components["schemas"]["NewEnquiry"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["Rfq"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiry/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enquiries in the viewer's scope with prices to quote: first those with no line that waits for one, of both the newest. */
        get: {
            parameters: {
                query?: {
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["ReadyEnquiry"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/enquiry/sku": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** SKUs that lines of a sheet or a mail mean: '#12', a whole name, or words in any order. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SkuTexts"];
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
                            data: components["schemas"]["SkuMatch"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
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
        /** Expenses in the viewer's row scope, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    entity_id?: string;
                    entity_type?: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                    /** @description Another name of entity_id. */
                    entityId?: string;
                    /** @description Another name of entity_type. */
                    entityType?: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                    expense_id?: components["schemas"]["Id"];
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    /** @description The first day of expense dates (IST). */
                    from_date?: string;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC" | "TOTAL_DESC" | "TOTAL_ASC";
                    page?: number;
                    /** @description The last day of expense dates (IST), included. */
                    to_date?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_from?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_to?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["Expense"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            page_total: components["schemas"]["Money"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes an expense that is ACTIVE. */
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
                        amount: components["schemas"]["Money"];
                        attachments?: string[];
                        entity_id?: string | null;
                        /** @enum {string} */
                        entity_type: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                        expense_date: components["schemas"]["Day"];
                        /** @enum {string} */
                        expense_head: "FREIGHT" | "LOADING" | "PACKING" | "FUEL" | "RENT" | "TRAVEL" | "OTHER";
                        expense_id: components["schemas"]["Id"];
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
                            data: components["schemas"]["Expense"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Notes an expense, ACTIVE. */
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
                        amount: components["schemas"]["Money"];
                        attachments?: string[];
                        entity_id?: string | null;
                        /** @enum {string} */
                        entity_type: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
                        expense_date: components["schemas"]["Day"];
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
                            data: components["schemas"]["Expense"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Takes an expense back; the row stays. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExpenseVoid"];
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
                            result: components["schemas"]["Expense"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Stores a picture or a PDF (by content, at most 10 MB) for a record or for a form that is not sent yet. */
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
                        "application/json": components["schemas"]["StoredFile"][];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /**
         * A signed address of a stored file; a document needs READ of its record.
         * @description The file itself; where JSON is asked for, its signed address and the one of its thumbnail.
         */
        get: {
            parameters: {
                query?: {
                    expires?: components["schemas"]["Units"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Documents of a record, newest first. */
        get: {
            parameters: {
                query: {
                    /** @description Id of the record; of an order its number. */
                    entity_id: string;
                    entity_name: components["schemas"]["RecordName"];
                    /** @description Another name of entity_id. */
                    entityId?: string;
                    /** @description Another name of entity_name. */
                    entityName?: components["schemas"]["RecordName"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["Document"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /** Keeps an uploaded file with a record. */
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
                        entity_id: components["schemas"]["RecordKey"];
                        entity_name: components["schemas"]["RecordName"];
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
                            data: components["schemas"]["Document"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Makes one draft a seller of what is left to buy on a sales order. */
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
                    "application/json": components["schemas"]["OrderToPurchase"];
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
                            data: components["schemas"]["PurchaseOrder"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Categories, by name. */
        get: {
            parameters: {
                query?: {
                    category_manager?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["Category"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Offers for a SKU, grouped by seller, cheapest seller first. */
        get: {
            parameters: {
                query?: {
                    group_by_seller?: boolean;
                    limit?: number;
                    map_seller_info?: boolean;
                    page?: number;
                    product_sku_id?: components["schemas"]["Id"];
                    seller_id?: components["schemas"]["Id"];
                    /** @description Another name of product_sku_id. */
                    sku_id?: components["schemas"]["Id"];
                    sku_offer_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["Offer"][] | components["schemas"]["OffersOfSeller"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Offers of one seller, grouped by SKU. */
        get: {
            parameters: {
                query: {
                    limit?: number;
                    page?: number;
                    seller_id: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["OffersOfSku"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Orders in the viewer's scope, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    customer_name?: string;
                    customer_po_no?: string;
                    /** @description Only orders not yet delivered whose delivery date is before this day. */
                    due_before?: string;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    endDate?: string;
                    /** @description Fields of orders to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    map_po_gen_qty?: boolean;
                    map_po_lines?: boolean;
                    map_po_shipments?: boolean;
                    map_sales_person?: boolean;
                    map_tenant?: boolean;
                    map_user?: boolean;
                    /** @description Another name of map_po_gen_qty. */
                    mapPoQty?: boolean;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC" | "TOTAL_DESC" | "TOTAL_ASC";
                    /** @description One order by its whole number or its id; answered as order too. */
                    order_number?: components["schemas"]["OrderNumber"];
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number_part?: string;
                    /** @description Another name of order_number. */
                    orderNumber?: components["schemas"]["OrderNumber"];
                    orgId?: components["schemas"]["Id"];
                    page?: number;
                    poId?: components["schemas"]["Id"];
                    /** @description Orders made of these quotations that are not cancelled. */
                    quotation_ids?: components["schemas"]["Id"][];
                    sales_person?: components["schemas"]["Id"][];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    startDate?: string;
                    status?: components["schemas"]["OrderStatus"][];
                    /** @description With the sums of all that match, not of the page alone. */
                    sums?: boolean;
                    tenantId?: components["schemas"]["Id"];
                    /** @description Rupees as text with at most 2 decimals. */
                    total_from?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_to?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            order?: components["schemas"]["Order"];
                            orders: components["schemas"]["Order"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                            /** @description Sums of all that match, without cancelled and void ones; only where asked. */
                            sums?: {
                                order_grand_total: components["schemas"]["Sum"];
                            };
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Preview of generatePoFromOrder of a sales order, by seller. */
        get: {
            parameters: {
                query: {
                    order_id: components["schemas"]["Id"];
                    sellers?: components["schemas"]["Id"][];
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
                            data: components["schemas"]["PoPreview"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Purchase orders in the viewer's scope, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    category_manager?: components["schemas"]["Id"];
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    map_delivery_points?: boolean;
                    map_order_line?: boolean;
                    map_shipments?: boolean;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC" | "TOTAL_DESC" | "TOTAL_ASC";
                    order_id?: components["schemas"]["Id"];
                    page?: number;
                    po_id?: components["schemas"]["Id"];
                    seller_id?: components["schemas"]["Id"];
                    status?: components["schemas"]["PoStatus"][];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    to_date?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_from?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_to?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["PurchaseOrder"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Own sellers, by name; transporters when asked for. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    categories?: components["schemas"]["Id"][];
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date?: string;
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    ids?: components["schemas"]["Id"][];
                    is_active?: boolean;
                    is_own_seller?: boolean;
                    is_transporter?: boolean;
                    keyword?: string;
                    limit?: number;
                    order_by?: "NAME_DESC" | "NAME_ASC" | "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC";
                    org_id?: components["schemas"]["Id"];
                    page?: number;
                    seller_id?: components["schemas"]["Id"];
                    seller_name?: string;
                    source_person?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date?: string;
                    updated_since?: string;
                    zone?: components["schemas"]["Zone"];
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["Seller"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Stores a picture (jpeg or png by content, at most 10 MB) and its thumbnail. */
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
                            uuid: components["schemas"]["Uuid"];
                        }[];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The viewer's imports; of those who see all rows, everybody's. */
        get: {
            parameters: {
                query?: {
                    import_id?: components["schemas"]["Id"];
                    kind?: "ORGANISATION" | "CUSTOMER" | "CUSTOMER_CONTACT" | "CUSTOMER_ADDRESS" | "VENDOR" | "CATEGORY" | "PRODUCT" | "SKU" | "OFFER" | "CONTRACT_PRICE" | "OPENING_STOCK" | "UNPAID_INVOICE" | "UNPAID_BILL" | "CUSTOMER_ADVANCE" | "VENDOR_ADVANCE" | "OPEN_ORDER" | "OPEN_PURCHASE_ORDER";
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
                            count: components["schemas"]["Count"];
                            imports: components["schemas"]["Import"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /**
         * Sends a sheet; it is checked as a job.
         * @description A form of three fields: sheet, one file, .xlsx or .csv by content, at most 10 MB and 50000 rows; kind, as in /import/templates; source, the name of the system that the external ids come from.
         */
        post: {
            parameters: {
                query?: never;
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
                            data: components["schemas"]["Import"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rows of an import, with what each would change and what is wrong with it. */
        get: {
            parameters: {
                query: {
                    import_id: components["schemas"]["Id"];
                    limit?: number;
                    outcome?: "NEW" | "CHANGED" | "SAME" | "FAULTY";
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
                            count: components["schemas"]["Count"];
                            rows: components["schemas"]["ImportedRow"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/import/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compares its rows anew, writes them or takes them back, as a job. */
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
                    "application/json": components["schemas"]["ImportRun"];
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
                            data: components["schemas"]["Import"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds that the viewer may import, in the order in which a company moves in. */
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
                            data: components["schemas"]["ImportTemplate"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/info/{entityType}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One presence document, as a list of its entries. */
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
                        "application/json": components["schemas"]["InfoDocument"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Says where the viewer is. */
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
                    "application/json": components["schemas"]["OwnPresence"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Stock of a warehouse. */
        get: {
            parameters: {
                query: {
                    limit?: number;
                    page?: number;
                    product_sku_name?: string;
                    sku_id?: components["schemas"]["Id"];
                    warehouse_id: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["StockRow"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Every movement of stock of a warehouse, newest first. */
        get: {
            parameters: {
                query: {
                    /** @description true: only what was changed by hand. */
                    adj?: boolean;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    limit?: number;
                    page?: number;
                    sku_id?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    to_date?: string;
                    warehouse_id: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["StockMovement"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /** Changes stock by hand; the balance never falls below what is reserved. */
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
                    "application/json": components["schemas"]["NewAdjustment"];
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
                            data: components["schemas"]["StockMovement"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Free stock of these SKUs, for a person who makes an order; at most 200 SKUs. */
        get: {
            parameters: {
                query: {
                    sku_ids: components["schemas"]["Id"][];
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
                            data: components["schemas"]["FreeStock"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Invoices in the viewer's scope, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    challanId?: components["schemas"]["Id"];
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description Only invoices due before this day. */
                    due_before?: string;
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    /** @description The first day of invoice dates (IST). */
                    from_date?: string;
                    ids?: components["schemas"]["Id"][];
                    /** @description Another name of invoiceId. */
                    invoice_id?: components["schemas"]["Id"];
                    invoiceId?: components["schemas"]["Id"];
                    limit?: number;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC" | "TOTAL_DESC" | "TOTAL_ASC";
                    order_id?: components["schemas"]["Id"];
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    orderNumber?: string;
                    orgId?: components["schemas"]["Id"];
                    page?: number;
                    sales_person?: components["schemas"]["Id"][];
                    search?: string;
                    status?: components["schemas"]["InvoiceStatus"][];
                    /** @description With the sums of all that match, not of the page alone. */
                    sums?: boolean;
                    /** @description Another name of tenantId. */
                    tenant_id?: components["schemas"]["Id"];
                    tenantId?: components["schemas"]["Id"];
                    /** @description The last day of invoice dates (IST), included. */
                    to_date?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_from?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_to?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["Invoice"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                            /** @description Sums of all that match, without cancelled and void ones; only where asked. */
                            sums?: {
                                due_amount: components["schemas"]["Sum"];
                                invoice_grand_total: components["schemas"]["Sum"];
                                invoice_gst_amount: components["schemas"]["Sum"];
                                invoice_taxable_amount: components["schemas"]["Sum"];
                                received_amount: components["schemas"]["Sum"];
                            };
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes what may change of an invoice, or issues a draft. */
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
                        due_date?: components["schemas"]["Day"];
                        invoice_id: components["schemas"]["Id"];
                        /** @description true: lines keep the rates of the order, though their products have others now: for goods that were paid before the change. */
                        keep_rates?: boolean;
                        reason?: string | null;
                        remarks?: string | null;
                        /** @enum {string} */
                        status?: "ISSUED" | "VOID" | "CANCELLED";
                        version?: components["schemas"]["Version"];
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
                            data: components["schemas"]["Invoice"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Invoices a challan again whose invoice was cancelled: from its lines, under a new number. */
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
                    "application/json": components["schemas"]["InvoiceOfChallan"];
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
                            data: components["schemas"]["Invoice"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** The tax invoice as HTML, to print on A4: original, duplicate and triplicate. */
        get: {
            parameters: {
                query: {
                    beautify: boolean;
                    invoice_id: components["schemas"]["Id"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** The invoice for the e-invoice portal (NIC schema 1.1), checked by the portal's own rules. */
        get: {
            parameters: {
                query: {
                    invoice_id: components["schemas"]["Id"];
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
                            data: components["schemas"]["PortalFile"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/invoice/email/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails an issued invoice to the customer, with its original as PDF. */
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
                    "application/json": components["schemas"]["InvoiceMail"];
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
                            data: components["schemas"]["Invoice"];
                            email_sent: boolean;
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
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
        /** Sends an invoice to the accounting service, or reads it there again; drafts are refused. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    invoiceId: components["schemas"]["Id"];
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
                            data: components["schemas"]["Invoice"];
                            error: string[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Keeps what the portals of the tax office answered on an issued invoice. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["InvoiceRegistration"];
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
                            data: components["schemas"]["Invoice"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/listViews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Views of lists; none from a backend that keeps no views. */
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
                            data: components["schemas"]["ListViews"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /** Keeps a view, at most 50 a person and list. */
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
                    "application/json": components["schemas"]["NewListView"];
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
                            data: components["schemas"]["ListView"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Deletes a view of one's own, or a shared one with ADMIN_USER UPDATE. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListViewId"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        options?: never;
        head?: never;
        /** Changes a view of one's own, or a shared one with ADMIN_USER UPDATE. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ListViewChange"];
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
                            data: components["schemas"]["ListView"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        trace?: never;
    };
    "/listViews/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets what a list opens with from the menu. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DefaultChange"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Changes of a record, with their users. */
        get: {
            parameters: {
                query?: {
                    challan_id?: components["schemas"]["Id"];
                    creditnote_id?: components["schemas"]["Id"];
                    /** @description Id of the record; of an order its number. */
                    entity_id?: string;
                    entity_name?: components["schemas"]["RecordName"];
                    /** @description The first day of the changes (IST). */
                    from_date?: string;
                    limit?: number;
                    order_number?: string;
                    page?: number;
                    po_id?: components["schemas"]["Id"];
                    quotation_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["LogEntry"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unpaid invoices and bills, and advances, of old books: of customers whom the viewer may see with ORDER READ, of vendors with PURCHASE_ORDER READ for viewers of all rows. */
        get: {
            parameters: {
                query?: {
                    /** @description Only what was due before this day. */
                    due_before?: string;
                    /** @description The first day of dates in the old books (IST). */
                    from_date?: string;
                    /** @description true: only what is not settled yet. */
                    is_open?: boolean;
                    kind?: components["schemas"]["OpeningKind"][];
                    limit?: number;
                    number?: string;
                    opening_id?: components["schemas"]["Id"];
                    org_id?: components["schemas"]["Id"];
                    page?: number;
                    sales_person?: components["schemas"]["Id"][];
                    seller_id?: components["schemas"]["Id"];
                    status?: ("ISSUED" | "PARTIALLY_PAID" | "PAID")[];
                    tenant_id?: components["schemas"]["Id"];
                    /** @description The last day of dates in the old books (IST), included. */
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["Opening"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Open items of some stages, and the number of every stage's. */
        get: {
            parameters: {
                query?: {
                    events?: components["schemas"]["EventName"][];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    limit?: number;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number?: string;
                    page?: number;
                    /** @description Another name of limit. */
                    size?: number;
                    tenant_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["DeliveryPointEvent"][];
                            pending_counts: components["schemas"]["PendingCounts"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Effects of cancelling an order; nothing is written. */
        get: {
            parameters: {
                query: {
                    order_number: components["schemas"]["OrderNumber"];
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
                            data: components["schemas"]["CancelPreview"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Numbers of orders; cancelled ones are counted, but add no value. */
        get: {
            parameters: {
                query: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date: string;
                    sales_person?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date: string;
                    tenant_id?: components["schemas"]["Id"];
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
                            data: components["schemas"]["ValueAnalytics"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Makes a link to the late orders of an organisation or customer in the viewer's scope. */
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
                    "application/json": components["schemas"]["NewOrderDelayLink"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Adds an organisation. */
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
                    "application/json": components["schemas"]["NewOrganisation"];
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
                            data: components["schemas"]["Organisation"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Organisations, by name. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description Fields of organisations to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    ids?: components["schemas"]["Id"][];
                    is_active?: boolean;
                    keyword?: string;
                    limit?: number;
                    order_by?: "NAME_DESC" | "NAME_ASC" | "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC";
                    org_id?: components["schemas"]["Id"];
                    organisation_name?: string;
                    page?: number;
                    sales_person?: components["schemas"]["Id"];
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            organisations: components["schemas"]["Organisation"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Changes an organisation. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrganisationChange"];
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
                            data: components["schemas"]["Organisation"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Payments whose document the viewer may see, newest first: receipts of an order or a customer, payments to a seller, or all. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    direction?: "INCOMING" | "OUTGOING";
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    /** @description The first day of payment dates (IST). */
                    from_date?: string;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    opening_id?: components["schemas"]["Id"];
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC" | "TOTAL_DESC" | "TOTAL_ASC";
                    order_number?: string;
                    /** @description Another name of order_number. */
                    orderId?: string;
                    page?: number;
                    payment_mode?: components["schemas"]["PaymentMode"][];
                    seller_id?: components["schemas"]["Id"];
                    /** @description Another name of seller_id. */
                    sellerId?: components["schemas"]["Id"];
                    status?: ("PENDING" | "APPROVED" | "PAID" | "REJECTED" | "VOID")[];
                    tenant_id?: components["schemas"]["Id"];
                    /** @description Another name of tenant_id. */
                    tenantId?: components["schemas"]["Id"];
                    /** @description The last day of payment dates (IST), included. */
                    to_date?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_from?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_to?: string;
                    updated_since?: string;
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
                            balance?: components["schemas"]["Balance"];
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["Payment"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /** Notes a receipt, PENDING. */
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
                        amount: components["schemas"]["Money"];
                        attachments?: string[];
                        invoice_id?: components["schemas"]["Id"] | null;
                        order_number: string;
                        payment_date: components["schemas"]["Day"];
                        payment_mode: components["schemas"]["PaymentMode"];
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
                            data: components["schemas"]["Payment"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that a part of an advance of old books is used for a document, PENDING. */
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
                    "application/json": components["schemas"]["AdvanceUse"];
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
                            data: components["schemas"]["Payment"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes a payment for an unpaid invoice or bill of old books, PENDING. */
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
                    "application/json": components["schemas"]["NewOpeningPayment"];
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
                            data: components["schemas"]["Payment"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Payments to a seller, or for one purchase order, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC" | "TOTAL_DESC" | "TOTAL_ASC";
                    page?: number;
                    po_id?: components["schemas"]["Id"];
                    seller_id?: components["schemas"]["Id"];
                    /** @description Another name of seller_id. */
                    sellerId?: components["schemas"]["Id"];
                    /** @description Rupees as text with at most 2 decimals. */
                    total_from?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_to?: string;
                    updated_since?: string;
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
                            balance?: components["schemas"]["Balance"];
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["Payment"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        /** Notes a payment to a seller, PENDING. */
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
                    "application/json": components["schemas"]["NewOutgoingPayment"];
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
                            data: components["schemas"]["Payment"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Moves a payment to another state. */
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
                    "application/json": components["schemas"]["PaymentStatusChange"];
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
                            data: components["schemas"]["Payment"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** District and state of a PIN code. */
        get: {
            parameters: {
                query: {
                    pincode: components["schemas"]["PostalCode"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Products, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    category?: components["schemas"]["Id"];
                    category_manager?: components["schemas"]["Id"];
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    ids?: components["schemas"]["Id"][];
                    is_active?: boolean;
                    limit?: number;
                    map_sku_offer?: boolean;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC" | "NAME_DESC" | "NAME_ASC";
                    page?: number;
                    product_id?: components["schemas"]["Id"];
                    product_name?: string;
                    sub_category?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["Product"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes a product. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ProductChange"];
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
                            data: components["schemas"]["Product"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Adds a product. */
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
                    "application/json": components["schemas"]["NewProduct"];
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
                            data: components["schemas"]["Product"];
                            product_id: components["schemas"]["Id"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Attributes that categories require of products and SKUs; of one category or of all. */
        get: {
            parameters: {
                query?: {
                    category?: components["schemas"]["Id"];
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
                            data: components["schemas"]["CategoryAttributes"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Late orders, the latest first, for the holder of a link; at most 30 calls a minute from one address. */
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["OrderDelay"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                503: components["responses"]["Unavailable"];
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
        /** What was bought, period by period without gaps. */
        get: {
            parameters: {
                query: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date: string;
                    interval?: "day" | "week" | "month";
                    product_sku_id?: components["schemas"]["Id"];
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
                            data: components["schemas"]["PurchasePeriod"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Quotations in the viewer's scope, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    category_manager?: components["schemas"]["Id"];
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    map_created_by?: boolean;
                    map_sales_person?: boolean;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC" | "TOTAL_DESC" | "TOTAL_ASC";
                    org_id?: components["schemas"]["Id"];
                    page?: number;
                    quotation_id?: components["schemas"]["Id"];
                    /** @description The whole number, with or without # before it. */
                    quotation_number?: string;
                    request_id?: components["schemas"]["Id"];
                    sales_person?: components["schemas"]["Id"][];
                    status?: ("SENT" | "CONFIRMED" | "CONVERTED_TO_ORDER" | "REJECTED")[];
                    /** @description With the sums of all that match, not of the page alone. */
                    sums?: boolean;
                    tenant_id?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    to_date?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_from?: string;
                    /** @description Rupees as text with at most 2 decimals. */
                    total_to?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["Quotation"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                            /** @description Sums of all that match, without cancelled and void ones; only where asked. */
                            sums?: {
                                grand_total: components["schemas"]["Sum"];
                            };
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes a draft. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["QuotationChange"];
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
                            data: components["schemas"]["Quotation"];
                            quotation_id: components["schemas"]["Id"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Makes a draft quotation; its included quote requests become QUOTATION_GENERATED. */
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
                    "application/json": components["schemas"]["NewQuotation"];
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
                            data: components["schemas"]["Quotation"];
                            quotation_id: components["schemas"]["Id"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** The quotation as HTML for the customer: no seller, cost or margin. */
        get: {
            parameters: {
                query: {
                    beautify: boolean;
                    quotation_id: components["schemas"]["Id"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Mails the quotation. */
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
                    "application/json": components["schemas"]["QuotationMail"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Numbers of quotations. */
        get: {
            parameters: {
                query: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date: string;
                    sales_person?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date: string;
                    tenant_id?: components["schemas"]["Id"];
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
                            data: components["schemas"]["ValueAnalytics"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Customers or vendors month by month. */
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["PartyMonths"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** What each number means. */
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
                            data: components["schemas"]["MetricDefinition"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Any numbers by any groups, over the rows that the viewer may see. */
        get: {
            parameters: {
                query: {
                    age?: string[];
                    category?: string[];
                    category_manager?: string[];
                    compare_to?: "PREVIOUS_PERIOD" | "LAST_YEAR";
                    customer?: string[];
                    dated?: string[];
                    day?: string[];
                    direction?: "ASC" | "DESC";
                    due?: string[];
                    expense_head?: string[];
                    financial_year?: string[];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date: string;
                    group_by?: ("DAY" | "WEEK" | "MONTH" | "QUARTER" | "FINANCIAL_YEAR" | "SALES_PERSON" | "CATEGORY_MANAGER" | "CUSTOMER" | "ORGANISATION" | "VENDOR" | "CATEGORY" | "PRODUCT" | "SKU" | "STATE" | "STATUS" | "PAYMENT_MODE" | "GST_RATE" | "GST_REGISTRATION" | "WAREHOUSE" | "ZONE" | "SOURCE_PERSON" | "RECORD" | "EXPENSE_HEAD" | "AGE" | "DATED" | "DUE")[];
                    gst_rate?: string[];
                    gst_registration?: string[];
                    limit?: number;
                    measures: ("QUOTE_REQUESTS" | "REQUESTED_QUANTITY" | "REQUESTS_ORDERED" | "REQUEST_CONVERSION" | "DAYS_TO_PRICE" | "DAYS_TO_ORDER" | "QUOTATIONS" | "QUOTED" | "ORDERS" | "ORDER_VALUE" | "ORDER_TAXABLE" | "ORDER_QUANTITY" | "SALE_PRICE" | "DISCOUNT" | "ACTIVE_CUSTOMERS" | "OPEN_ORDERS" | "LATE_ORDERS" | "DELIVERED" | "DELIVERED_QUANTITY" | "DELIVERIES" | "ON_TIME_DELIVERIES" | "ON_TIME_PERCENT" | "DAYS_TO_DELIVER" | "INVOICES" | "INVOICED" | "INVOICED_TAXABLE" | "CGST" | "SGST" | "IGST" | "INVOICED_QUANTITY" | "COSTED_SALES" | "GOODS_COST" | "GROSS_MARGIN" | "MARGIN_PERCENT" | "FREIGHT" | "MARGIN_AFTER_FREIGHT" | "CREDIT_NOTES" | "CREDITED" | "CREDITED_TAXABLE" | "CREDITED_TAX" | "CREDITED_CGST" | "CREDITED_SGST" | "CREDITED_IGST" | "DAYS_TO_BE_PAID" | "PURCHASE_ORDERS" | "PURCHASED" | "PURCHASED_TAXABLE" | "PURCHASED_QUANTITY" | "PURCHASE_PRICE" | "BILLS" | "BILLED" | "BILLED_TAX" | "BILLED_CGST" | "BILLED_SGST" | "BILLED_IGST" | "RECEIVED" | "PAID" | "DAYS_TO_PAY" | "EXPENSES" | "CUSTOMERS" | "NEW_CUSTOMERS" | "VENDORS" | "ACTIVE_VENDORS" | "OUTSTANDING" | "ADVANCES" | "OUTSTANDING_AFTER_ADVANCES" | "PAYABLE" | "STOCK_QUANTITY" | "STOCK_VALUE")[];
                    month?: string[];
                    offset?: number;
                    order_by?: "QUOTE_REQUESTS" | "REQUESTED_QUANTITY" | "REQUESTS_ORDERED" | "REQUEST_CONVERSION" | "DAYS_TO_PRICE" | "DAYS_TO_ORDER" | "QUOTATIONS" | "QUOTED" | "ORDERS" | "ORDER_VALUE" | "ORDER_TAXABLE" | "ORDER_QUANTITY" | "SALE_PRICE" | "DISCOUNT" | "ACTIVE_CUSTOMERS" | "OPEN_ORDERS" | "LATE_ORDERS" | "DELIVERED" | "DELIVERED_QUANTITY" | "DELIVERIES" | "ON_TIME_DELIVERIES" | "ON_TIME_PERCENT" | "DAYS_TO_DELIVER" | "INVOICES" | "INVOICED" | "INVOICED_TAXABLE" | "CGST" | "SGST" | "IGST" | "INVOICED_QUANTITY" | "COSTED_SALES" | "GOODS_COST" | "GROSS_MARGIN" | "MARGIN_PERCENT" | "FREIGHT" | "MARGIN_AFTER_FREIGHT" | "CREDIT_NOTES" | "CREDITED" | "CREDITED_TAXABLE" | "CREDITED_TAX" | "CREDITED_CGST" | "CREDITED_SGST" | "CREDITED_IGST" | "DAYS_TO_BE_PAID" | "PURCHASE_ORDERS" | "PURCHASED" | "PURCHASED_TAXABLE" | "PURCHASED_QUANTITY" | "PURCHASE_PRICE" | "BILLS" | "BILLED" | "BILLED_TAX" | "BILLED_CGST" | "BILLED_SGST" | "BILLED_IGST" | "RECEIVED" | "PAID" | "DAYS_TO_PAY" | "EXPENSES" | "CUSTOMERS" | "NEW_CUSTOMERS" | "VENDORS" | "ACTIVE_VENDORS" | "OUTSTANDING" | "ADVANCES" | "OUTSTANDING_AFTER_ADVANCES" | "PAYABLE" | "STOCK_QUANTITY" | "STOCK_VALUE";
                    organisation?: string[];
                    payment_mode?: string[];
                    product?: string[];
                    quarter?: string[];
                    record?: string[];
                    sales_person?: string[];
                    sku?: string[];
                    source_person?: string[];
                    state?: string[];
                    status?: string[];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    to_date: string;
                    vendor?: string[];
                    warehouse?: string[];
                    week?: string[];
                    zone?: string[];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["MetricRow"][];
                            /** @enum {boolean} */
                            success: true;
                            totals: {
                                previous: string | null;
                                value: string | null;
                            }[];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** The company month by month, oldest first; with the permission for every number in it. */
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
                            data: components["schemas"]["MomMonth"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Sends a new code for the same session; the old one is void. 30 seconds between codes, 3 times. */
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
                    "application/json": components["schemas"]["ResendOtp"];
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
                            sessionId: components["schemas"]["Uuid"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Quote requests in the viewer's scope, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    category_manager?: components["schemas"]["Id"];
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    enquiry_number?: string;
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    groupByDate?: boolean;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    on_date?: string;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC";
                    org_id?: components["schemas"]["Id"];
                    page?: number;
                    request_id?: components["schemas"]["Id"];
                    /** @description The whole number, with or without # before it. */
                    request_number?: string;
                    sales_person?: components["schemas"]["Id"][];
                    status?: ("PENDING" | "PRICE_UPDATED" | "QUOTATION_GENERATED" | "ARCHIVED")[];
                    tenant_id?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    to_date?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["Rfq"][] | components["schemas"]["RfqDay"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Prices a quote request. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RfqChange"];
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
                            data: components["schemas"]["Rfq"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Makes one PENDING quote request for each item. */
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
                    "application/json": components["schemas"]["NewRfqs"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["Rfq"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rfq/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Prices several quote requests, or none of them. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RfqPrices"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["Rfq"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rfq/pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What its price is decided by; one more call for all requests of a list. */
        get: {
            parameters: {
                query: {
                    request_ids: components["schemas"]["Id"][];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["RfqPricing"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/rfq/rfqAnalytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of quote requests. */
        get: {
            parameters: {
                query: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date: string;
                    sales_person?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date: string;
                    tenant_id?: components["schemas"]["Id"];
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
                            data: components["schemas"]["CountAnalytics"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Writes to the customer of an order and logs it there. */
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
                        emails?: components["schemas"]["Email"][];
                        message: string;
                        order_number: components["schemas"]["OrderNumber"];
                        phones?: components["schemas"]["Phone"][];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Sample requests in the viewer's scope, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    assigned_by?: components["schemas"]["Id"];
                    assigned_to?: components["schemas"]["Id"][];
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description quotation_item_id or line_id, as text. */
                    entity_id?: string;
                    entity_type?: "QUOTATION_LINE" | "ORDER_LINE";
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC";
                    org_id?: components["schemas"]["Id"];
                    page?: number;
                    sales_person?: components["schemas"]["Id"];
                    sample_request_id?: components["schemas"]["Id"];
                    search_keyword?: string;
                    status?: ("DRAFT" | "SAMPLE_REQUESTED" | "PROCESSING_BY_VENDOR" | "RECEIVED_AT_WAREHOUSE" | "FORWARDED_TO_SALES" | "DELIVERED_TO_CUSTOMER" | "CONFIRMED" | "REJECTED")[];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    to_date?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["SampleRequest"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes the remarks or the status. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SampleRequestChange"];
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
                            data: components["schemas"]["SampleRequest"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Asks for a sample of a line. */
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
                    "application/json": components["schemas"]["NewSampleRequest"];
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
                            data: components["schemas"]["SampleRequest"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Chooses another status. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SampleRequestStatusChange"];
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
                            data: components["schemas"]["SampleRequest"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved queries of the viewer, and those that are shared. */
        get: {
            parameters: {
                query?: {
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["SavedQuery"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes a saved query. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SavedQueryChange"];
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
                            data: components["schemas"]["SavedQuery"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Saves a query. */
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
                    "application/json": components["schemas"]["NewSavedQuery"];
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
                            data: components["schemas"]["SavedQuery"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Deletes a saved query; its address answers 404 from then on. */
        delete: {
            parameters: {
                query: {
                    saved_query_id: components["schemas"]["Id"];
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
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved_query/named": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The saved query of a name. */
        get: {
            parameters: {
                query: {
                    /** @description Small letters, digits and hyphens; one in the company. */
                    name: string;
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
                            data: components["schemas"]["SavedQuery"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records that the viewer may list, by any number, name, phone, GST number or e-mail address: whole numbers first, then what begins so, then other parts and words, then similar names. */
        get: {
            parameters: {
                query: {
                    limit?: number;
                    text: string;
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["SearchHit"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/search/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** These records as far as the viewer may list them, in the order given; others are left out. */
        get: {
            parameters: {
                query: {
                    /** @description Kinds and ids, as ORDER:SO-2627-00042 */
                    keys: string[];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["SearchHit"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/searchProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** SKUs that may be sold, best first: by number ('#12', '12'), or by words of product and SKU in any order, slips forgiven. */
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
                            data: components["schemas"]["ProductSuggestion"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Leads, the newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date?: string;
                    is_converted?: boolean;
                    is_verified?: boolean;
                    keyword?: string;
                    lead_category?: string;
                    lead_id?: components["schemas"]["Id"];
                    lead_owner?: components["schemas"]["Id"];
                    limit?: number;
                    page?: number;
                    source_person?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date?: string;
                    zone?: components["schemas"]["Zone"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["SellerLead"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes a lead. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LeadChange"];
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
                            data: components["schemas"]["SellerLead"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /**
         * Makes seller leads by a sheet, all of its rows or none.
         * @description One file in the field sheet, .xlsx or .csv by content, at most 10 MB and 20000 rows. Columns: seller_name*, mobile_1*, lead_category*, email_id_1, contact_name, gstin, city, state, pin_code, product_id, lead_owner, zone, source_person. With errors a change is refused as SHEET_HAS_ERRORS, with the same data.
         */
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
                                created: components["schemas"]["Count"];
                                difference_count: components["schemas"]["Count"];
                                /** @description The first 1000 */
                                differences: components["schemas"]["SheetDifference"][];
                                error_count: components["schemas"]["Count"];
                                /** @description The first 1000 */
                                errors: components["schemas"]["SheetProblem"][];
                                rows: components["schemas"]["Count"];
                            };
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Own sellers in numbers. */
        get: {
            parameters: {
                query?: {
                    categories?: components["schemas"]["Id"][];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    end_date?: string;
                    source_person?: components["schemas"]["Id"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    start_date?: string;
                    zone?: components["schemas"]["Zone"];
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
                            data: components["schemas"]["SellerAnalytics"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Contract prices in the viewer's scope, by SKU and from the smallest quantity. */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    org_id?: components["schemas"]["Id"];
                    page?: number;
                    quantity?: components["schemas"]["Quantity"];
                    selling_price_id?: components["schemas"]["Id"];
                    sku_id?: components["schemas"]["Id"];
                    tenant_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["ContractPrice"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes the quantity or the price. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContractPriceChange"];
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
                            data: components["schemas"]["ContractPrice"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Promises a selling price. */
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
                    "application/json": components["schemas"]["NewContractPrice"];
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
                            data: components["schemas"]["ContractPrice"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Sends a one-time password. */
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
                    "application/json": components["schemas"]["SendOtp"];
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
                            sessionId: components["schemas"]["Uuid"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set_up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the installation is empty, so that its set-up page is open. */
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
                            open: boolean;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                503: components["responses"]["Unavailable"];
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
    "/set_up/administrator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the first administrator, and ends the set-up. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SetUpAdministrator"];
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
                400: components["responses"]["BadRequest"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set_up/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the company. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SetUpCompany"];
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
                            data: components["schemas"]["SetUpState"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set_up/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the GST registration that documents have. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SetUpRegistration"];
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
                            data: components["schemas"]["SetUpState"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set_up/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves prefixes and next numbers of documents. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SetUpSeries"];
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
                            data: components["schemas"]["SetUpState"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set_up/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlocks the set-up with the token from the log, and answers what is saved. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SetUpToken"];
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
                            data: components["schemas"]["SetUpState"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set_up/test_mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a test mail. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SetUpMail"];
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
                400: components["responses"]["BadRequest"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Shipments with goods of documents in the viewer's row scope, newest first. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description Fields of data to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    /** @description The first day of making (IST). */
                    from_date?: string;
                    ids?: components["schemas"]["Id"][];
                    limit?: number;
                    order_by?: "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC";
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number?: string;
                    page?: number;
                    shipment_id?: components["schemas"]["Id"];
                    status?: components["schemas"]["ShipmentStatus"][];
                    /** @description The last day of making (IST), included. */
                    to_date?: string;
                    transporter_id?: components["schemas"]["Id"];
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            data: components["schemas"]["Shipment"][];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes a shipment that is on its way. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ShipmentChange"];
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
                            data: components["schemas"]["Shipment"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Sends goods and makes all documents, whole or not at all. */
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
                    "application/json": components["schemas"]["NewShipment"];
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
                            data: components["schemas"]["CreatedShipment"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Ids of delivery points in the viewer's row scope, each time somebody changes them. */
        get: {
            parameters: {
                query: {
                    ids: components["schemas"]["Id"][];
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
                            data: components["schemas"]["PointChange"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Steps of delivery points, the latest day first; one row an event. */
        get: {
            parameters: {
                query?: {
                    event_name?: components["schemas"]["EventName"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    limit?: number;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number?: string;
                    page?: number;
                    po_id?: components["schemas"]["Id"];
                    seller_id?: components["schemas"]["Id"];
                    status?: ("PENDING" | "POSTPONED" | "COMPLETED" | "CANCELLED")[];
                    tenant_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["DeliveryPointEvent"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Gives events another day, or says that they are done: all or none. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["EventUpdates"];
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
                            data: components["schemas"]["DeliveryPointEvent"][];
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Places with open items of a stage, the most urgent first. */
        get: {
            parameters: {
                query: {
                    category_manager?: components["schemas"]["Id"];
                    event_name: components["schemas"]["EventName"];
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    /** @description Items of each place that are answered. */
                    items?: number;
                    limit?: number;
                    /** @description Any part of the number, whatever its case, with or without # before it. */
                    order_number?: string;
                    page?: number;
                    po_id?: components["schemas"]["Id"];
                    seller_id?: components["schemas"]["Id"];
                    source_id?: components["schemas"]["Id"];
                    source_type?: "SELLER" | "WAREHOUSE";
                    tenant_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["DeliverySource"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Ids of delivery points in the viewer's row scope, each time somebody changes them. */
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** SKUs of a product, in the order in which they were made. */
        get: {
            parameters: {
                query?: {
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    limit?: number;
                    map_recent_transactions?: boolean;
                    map_sku_offer?: boolean;
                    page?: number;
                    product_id?: components["schemas"]["Id"];
                    product_sku_id?: components["schemas"]["Id"];
                    product_sku_ids?: components["schemas"]["Id"][];
                    recent_transactions_count?: number;
                    /** @description Another name of product_sku_id. */
                    sku_id?: components["schemas"]["Id"];
                    /** @description Another name of product_sku_id. */
                    skuId?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            product_sku: components["schemas"]["Sku"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes a SKU. */
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
                        assets?: components["schemas"]["Uuid"][];
                        attributes?: components["schemas"]["Attributes"];
                        is_active?: boolean;
                        product_sku_id: components["schemas"]["Id"];
                        product_sku_name?: string;
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
                            product_sku: components["schemas"]["Sku"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Adds a SKU to a product. */
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
                    "application/json": components["schemas"]["NewSku"];
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
                            product_sku: components["schemas"]["Sku"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** The active SKUs that people certainly mean by numbers ('12', '#12'), whole names or words in any order, as pasted from a sheet. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SkuReferences"];
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
                                product_sku: components["schemas"]["Sku"];
                                reference: string;
                            }[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /**
         * Changes names, units and activity of SKUs by a sheet, all of its rows or none.
         * @description One file in the field sheet, .xlsx or .csv by content, at most 10 MB and 20000 rows. Columns: product_sku_id*, product_sku_name, unit, unit_code, is_active. With errors a change is refused as SHEET_HAS_ERRORS, with the same data.
         */
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
                                difference_count: components["schemas"]["Count"];
                                /** @description The first 1000 */
                                differences: components["schemas"]["SheetDifference"][];
                                error_count: components["schemas"]["Count"];
                                /** @description The first 1000 */
                                errors: components["schemas"]["SheetProblem"][];
                                rows: components["schemas"]["Count"];
                                updated: components["schemas"]["Count"];
                            };
                            message: string;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Totals of one customer, over documents in the viewer's row scope. */
        get: {
            parameters: {
                query: {
                    tenant_id: components["schemas"]["Id"];
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
                            data: components["schemas"]["TenantAnalytics"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Adds a customer. */
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
                    "application/json": components["schemas"]["NewTenant"];
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
                            data: components["schemas"]["Tenant"];
                            /** @enum {boolean} */
                            success: true;
                            tenant_id: components["schemas"]["Id"];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Deletes a customer. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TenantId"];
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
                            result: components["schemas"]["TenantId"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Customers in the viewer's scope, by name. */
        get: {
            parameters: {
                query?: {
                    /** @description The end_cursor of the page before, in the same order; in place of page. */
                    after?: string;
                    /** @description False: without the count of all that match. */
                    counted?: boolean;
                    created_before?: string;
                    created_from?: string;
                    /** @description True: with page_info. */
                    cursors?: boolean;
                    /** @description Fields of tenants to answer, as in id,customer(name,city); all when absent. */
                    fields?: string;
                    ids?: components["schemas"]["Id"][];
                    keyword?: string;
                    limit?: number;
                    map_created_by?: boolean;
                    map_sales_person?: boolean;
                    map_users?: boolean;
                    order_by?: "NAME_DESC" | "NAME_ASC" | "CREATED_DESC" | "CREATED_ASC" | "UPDATED_DESC" | "UPDATED_ASC";
                    org_id?: components["schemas"]["Id"];
                    org_ids?: components["schemas"]["Id"][];
                    page?: number;
                    sales_person?: components["schemas"]["Id"];
                    tenant_id?: components["schemas"]["Id"];
                    tenant_ids?: components["schemas"]["Id"][];
                    tenant_name?: string;
                    updated_since?: string;
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
                            count?: components["schemas"]["Count"];
                            organisation_counts?: {
                                count: components["schemas"]["Count"];
                                org_id: components["schemas"]["Id"];
                            }[];
                            page_info?: {
                                end_cursor: string | null;
                                has_next_page: boolean;
                            };
                            /** @enum {boolean} */
                            success: true;
                            tenants: components["schemas"]["Tenant"][];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Changes a customer. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TenantChange"];
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
                            data: components["schemas"]["Tenant"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        trace?: never;
    };
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The viewer's own tickets, newest first; roles 1001 and 1002 see all. */
        get: {
            parameters: {
                query?: {
                    category?: string;
                    /** @description YYYY-MM-DD, a day in Asia/Kolkata. */
                    from_date?: string;
                    limit?: number;
                    list?: "order_status" | "ad_hoc" | "tech_support";
                    page?: number;
                    /** @description In the id, the title, the description or the order number. */
                    search?: string;
                    status?: "OPEN" | "IN_PROGRESS" | "CLOSED";
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["Ticket"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the state of a ticket of the embedded tracker. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TicketChange"];
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
                            task_id: components["schemas"]["TaskId"];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        trace?: never;
    };
    "/tickets/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the ticket forms offer. */
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
                            data: components["schemas"]["TicketOptions"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/tickets/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the states of tickets from an outside tracker, within 10 s; at most once in 5 s.
         * @description Reads the state of tickets from an outside tracker. Null where the embedded one keeps it.
         */
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
                            read_at: components["schemas"]["Moment"] | null;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transporter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transporters, by name. */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    page?: number;
                    transporter_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["Transporter"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes a transporter. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TransporterChange"];
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
                            data: components["schemas"]["Transporter"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Adds a transporter. */
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
                    "application/json": components["schemas"]["NewTransporter"];
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
                            data: components["schemas"]["Transporter"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Takes a transporter out of every list. */
        delete: {
            parameters: {
                query: {
                    transporter_id: components["schemas"]["Id"];
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
                            result: components["schemas"]["TransporterId"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Changes, hides or shows an offer. */
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
                        moq?: components["schemas"]["Quantity"];
                        mrp?: components["schemas"]["Money"];
                        offer_price?: components["schemas"]["Money"];
                        packaging_details?: string;
                        sku_offer_id: components["schemas"]["Id"];
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
                            data: components["schemas"]["Offer"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Changes an order. */
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
                    "application/json": components["schemas"]["OrderChange"];
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
                            order: components["schemas"]["Order"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Cancels a line, or what is not dispatched of it, which needs ORDER APPROVE. */
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
                    "application/json": components["schemas"]["OrderLineCancellation"];
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
                            order: components["schemas"]["Order"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Cancels an order, or sends its mail. */
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
                    "application/json": components["schemas"]["OrderStatusChange"];
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
                            order: components["schemas"]["Order"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Changes a purchase order. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PurchaseOrderChange"];
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
                            data: components["schemas"]["PurchaseOrder"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Cancels a line, or what is not dispatched of it. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["LineStatusChange"];
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
                            data: components["schemas"]["PurchaseOrder"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Moves a purchase order to another state. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StatusChange"];
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
                            data: components["schemas"]["PurchaseOrder"];
                            email_sent: boolean;
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Saves the seller's details, then orders of it. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SellerChange"];
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
                            data: components["schemas"]["Seller"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        trace?: never;
    };
    "/user/firstSteps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Three things to begin with, until the viewer puts them away; none in a look as another user. */
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
                            data: ("CUSTOMERS" | "PRICING" | "QUOTE_REQUEST" | "QUOTATIONS" | "ORDERS" | "VENDORS" | "PURCHASE_ORDERS" | "PLANNING" | "CHALLANS" | "STOCK" | "BILLS" | "INVOICES" | "CREDIT_NOTES" | "COMPANY" | "STAFF" | "IMPORT" | "SUPPORT")[];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
    "/user/firstSteps/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the things to begin with away for good. */
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Ends the session of the token used. */
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** The signed-in person. */
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
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Renews the tokens. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["RefreshToken"];
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
                400: components["responses"]["BadRequest"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Stores the customer the viewer works for. */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DefaultUser"];
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
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the viewer chose for the own screens; empty from a backend that keeps no such choices. */
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
                            data: components["schemas"]["UserSetting"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Keeps one choice of the viewer. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SettingChange"];
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        post?: never;
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
        /** Notes that the viewer is active, at most once a minute. */
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
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Adds a blog post. */
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
                    "application/json": components["schemas"]["NewBlog"];
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
                            data: components["schemas"]["Blog"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Removes a blog post from every list. */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BlogId"];
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
                            result: components["schemas"]["BlogId"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Blog posts, newest first; everybody with the permission sees all of them. */
        get: {
            parameters: {
                query?: {
                    blog_post_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            data: components["schemas"]["Blog"][];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
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
        /** Changes a blog post, archives it or shows it again. */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BlogChange"];
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
                            data: components["schemas"]["Blog"];
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Signs in with the code. */
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
                    "application/json": components["schemas"]["VerifyUser"];
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
                            user: components["schemas"]["SignedIn"];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        /** Warehouses, by name. */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    page?: number;
                    warehouse_id?: components["schemas"]["Id"];
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
                            count: components["schemas"]["Count"];
                            /** @enum {boolean} */
                            success: true;
                            warehouse: components["schemas"]["Warehouse"][];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Changes the GST registration of a warehouse without goods. */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["WarehouseChange"];
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
                            warehouse: components["schemas"]["Warehouse"];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
            };
        };
        /** Adds a warehouse and its address. */
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
                    "application/json": components["schemas"]["NewWarehouse"];
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
                            warehouse: components["schemas"]["Warehouse"];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["TooLarge"];
                503: components["responses"]["Unavailable"];
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
        AddressChange: {
            address_id: components["schemas"]["Id"];
            address1: string;
            address2?: string;
            address3?: string;
            city: string;
            /** @enum {string} */
            country?: "India";
            entity_id?: components["schemas"]["Id"];
            /** @enum {string} */
            entity_type?: "SELLER" | "TENANT" | "WAREHOUSE";
            postal_code: components["schemas"]["PostalCode"];
            state?: string;
        };
        AddressCopy: {
            address_id: components["schemas"]["Id"];
            /** @description Of the seller, customer or warehouse. */
            address_name: string;
            address1: string;
            address2: string | null;
            address3: string | null;
            city: string;
            country: string;
            entity_id: components["schemas"]["Id"];
            /** @enum {string} */
            entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
            postal_code: string;
            state: string;
            state_code?: string | null;
        };
        AddressDetails: {
            address_id: components["schemas"]["Id"];
            address1: string;
            address2: string | null;
            address3: string | null;
            city: string;
            country: string;
            entity_id: components["schemas"]["Id"];
            /** @enum {string} */
            entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
            postal_code: string;
            state: string;
            state_code: string | null;
        };
        AdvanceUse: {
            advance_id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            opening_id?: components["schemas"]["Id"];
            order_number?: string;
            payment_date: components["schemas"]["Day"];
            po_id?: components["schemas"]["Id"];
            remarks?: string | null;
        };
        ApiToken: {
            api_token_id: components["schemas"]["Id"];
            api_token_name: string;
            created_at: components["schemas"]["Moment"];
            expires_at: components["schemas"]["Moment"];
            last_used_at: components["schemas"]["Moment"] | null;
            last_used_from: string | null;
            networks: string[];
            organisation_details: {
                org_id: components["schemas"]["Id"];
                organisation_name: string;
            } | null;
            permissions: components["schemas"]["Permissions"];
            previous_ends_at: components["schemas"]["Moment"] | null;
            revoked_at: components["schemas"]["Moment"] | null;
            rotated_at: components["schemas"]["Moment"] | null;
            /** @enum {string} */
            state: "ACTIVE" | "EXPIRED" | "REVOKED";
            /** @description The last four characters of the token. */
            token_end: string;
            user_info: components["schemas"]["UserInfo"];
            version: number;
        };
        ApiTokenId: {
            api_token_id: components["schemas"]["Id"];
        };
        AttributeConfig: {
            name: string;
            options?: string[];
            required?: boolean;
            /** @enum {string} */
            type: "text" | "number" | "choice";
        };
        Attributes: {
            [key: string]: string | number;
        };
        Balance: {
            credited: components["schemas"]["Money"];
            open: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            pending: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        Bill: {
            bill_base_value: components["schemas"]["Money"];
            bill_grand_total: components["schemas"]["Money"];
            bill_gst_amount: components["schemas"]["Money"];
            bill_id: components["schemas"]["Id"];
            bill_lines: components["schemas"]["BillLine"][];
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            included_po_ids: components["schemas"]["Id"][];
            /** @description Rupees still to be paid; 0.00 for a draft and a cancelled bill. */
            open_amount: string;
            paid_amount: components["schemas"]["Money"];
            payment_due_date: components["schemas"]["Day"];
            /** @description The first of included_po_ids. */
            po_id: number;
            reason_for_cancellation: string | null;
            /** @description Of the vendor's paper, -1.00 to 1.00. */
            round_off: string;
            /** @description Of a draft: other bills of the seller with its invoice number in the financial year, not cancelled. */
            same_number_bills: components["schemas"]["Id"][];
            seller_gstin: string | null;
            seller_id: components["schemas"]["Id"];
            seller_info: components["schemas"]["SellerInfo"] | null;
            seller_invoice_attachment: {
                attachment_link: string;
                /** @enum {string} */
                attachment_type: "VENDOR_INVOICE";
                file: components["schemas"]["StoredFile"];
            } | null;
            seller_invoice_date: components["schemas"]["Day"] | null;
            seller_invoice_number: string | null;
            shipment_id: components["schemas"]["Id"] | null;
            /** @enum {string} */
            status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
            sync_error: string | null;
            sync_status: ("SYNCED" | "FAILED") | null;
            synced_at: components["schemas"]["Moment"] | null;
            updated_at: components["schemas"]["Moment"];
            version: number;
            zoho_bill_id: string | null;
        };
        BillChange: {
            bill_id: components["schemas"]["Id"];
            payment_due_date?: components["schemas"]["Day"];
            round_off?: components["schemas"]["Decimal"];
            seller_invoice_attachment?: {
                attachment_link: string;
                /** @enum {string} */
                attachment_type: "VENDOR_INVOICE";
            } | null;
            seller_invoice_date?: components["schemas"]["Day"] | null;
            seller_invoice_number?: string | null;
            version?: components["schemas"]["Version"];
        };
        BillingRegistration: {
            address1: string | null;
            address2: string | null;
            address3: string | null;
            billing_registration_id: components["schemas"]["Id"];
            city: string | null;
            created_at: components["schemas"]["Moment"];
            gst_no: string | null;
            is_active: boolean;
            is_principal: boolean;
            kind: components["schemas"]["RegistrationKind"];
            legal_name: string;
            org_id: components["schemas"]["Id"] | null;
            pan: string | null;
            postal_code: string | null;
            state: string | null;
            state_code: string | null;
            tenant_id: components["schemas"]["Id"] | null;
        };
        BillingRegistrationChange: {
            address1: string;
            address2?: string;
            address3?: string;
            billing_registration_id: components["schemas"]["Id"];
            city: string;
            gst_no?: string;
            is_active?: boolean;
            is_principal?: boolean;
            kind?: components["schemas"]["RegistrationKind"];
            legal_name: string;
            postal_code: components["schemas"]["PostalCode"];
            state?: string;
        };
        BillLine: {
            bill_line_id: components["schemas"]["Id"];
            /** @description On all bills that are not cancelled. */
            billed_quantity: number;
            cgst_amount: components["schemas"]["Money"];
            challan_id: components["schemas"]["Id"] | null;
            delivered_quantity: components["schemas"]["Units"];
            dispatched_quantity: components["schemas"]["Units"];
            igst_amount: components["schemas"]["Money"];
            line_number: components["schemas"]["Id"];
            line_total: components["schemas"]["Money"];
            offer_price: components["schemas"]["Money"];
            order_line_details: {
                quantity: components["schemas"]["Quantity"];
            } | null;
            ordered_price: components["schemas"]["Money"];
            /** @description Of the purchase order line, not cancelled. */
            ordered_quantity: number;
            /** @description This line's part of what was paid of the bill. */
            paid_amount: string;
            pan_india_gst: components["schemas"]["Percent"];
            po_id: components["schemas"]["Id"];
            po_line_id: components["schemas"]["Id"];
            product_info: {
                product_id: components["schemas"]["Id"];
            };
            product_sku_id: components["schemas"]["Id"];
            product_sku_name: string;
            quantity: components["schemas"]["Units"];
            sgst_amount: components["schemas"]["Money"];
            sku_info: components["schemas"]["SkuInfo"];
            taxable_amount: components["schemas"]["Money"];
        };
        BillStatusChange: {
            bill_id: components["schemas"]["Id"];
            reason_for_cancellation?: string | null;
            round_off?: components["schemas"]["Decimal"];
            seller_invoice_attachment?: {
                attachment_link: string;
                /** @enum {string} */
                attachment_type: "VENDOR_INVOICE";
            } | null;
            seller_invoice_date?: components["schemas"]["Day"] | null;
            seller_invoice_number?: string | null;
            /** @enum {string} */
            status: "ISSUED" | "CANCELLED";
            version?: components["schemas"]["Version"];
        };
        BillTo: {
            address1: string | null;
            address2: string | null;
            address3: string | null;
            billing_registration_id: components["schemas"]["Id"] | null;
            city: string | null;
            gst_no: string | null;
            kind: components["schemas"]["RegistrationKind"];
            legal_name: string;
            postal_code: string | null;
            state: string | null;
            state_code: string | null;
        };
        Blog: {
            blog_post_id: components["schemas"]["Id"];
            content: string | null;
            cover_thumbnail: string | null;
            cover_url: string | null;
            coverphoto: string | null;
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            /** @enum {string} */
            status: "ACTIVE" | "ARCHIVED";
            tags: string[];
            title: string;
            updated_at: components["schemas"]["Moment"];
            version: number;
        };
        BlogChange: {
            blog_post_id: components["schemas"]["Id"];
            /** @description HTML. Elements, attributes and addresses that are not allowed are taken out; 50000 characters may stay, images counted by their file names. */
            content?: string;
            coverphoto?: components["schemas"]["Logo"];
            /** @enum {string} */
            status?: "ACTIVE" | "ARCHIVED";
            tags?: string[];
            title?: string;
            version?: components["schemas"]["Version"];
        };
        BlogId: {
            blog_post_id: components["schemas"]["Id"];
        };
        Books: {
            changed_at: components["schemas"]["Moment"] | null;
            changed_by_info: components["schemas"]["UserInfo"] | null;
            closed_until: components["schemas"]["Day"] | null;
            version: number;
        };
        BooksChange: {
            closed_until: components["schemas"]["Day"] | null;
            reason?: string | null;
            version?: components["schemas"]["Version"];
        };
        CancelPreview: {
            lines: {
                generated_po_qty: components["schemas"]["Units"];
                line_id: components["schemas"]["Id"];
                line_total: components["schemas"]["Money"];
                product: components["schemas"]["ProductInfo"];
                quantity: components["schemas"]["Units"];
                sku: components["schemas"]["SkuOfLine"];
            }[];
            order_grand_total: components["schemas"]["Money"];
            order_id: components["schemas"]["Id"];
            order_number: string;
            pending_receipts: components["schemas"]["Money"] | null;
            purchase_orders: {
                blocks: boolean;
                po_grand_total: components["schemas"]["Money"] | null;
                po_id: components["schemas"]["Id"];
                quantity: components["schemas"]["Units"];
                seller: components["schemas"]["SellerInfo"] | null;
                status: components["schemas"]["PoStatus"];
            }[];
            quotation_id: components["schemas"]["Id"] | null;
            received_amount: components["schemas"]["Money"] | null;
            refusals: string[];
            units_at_sellers: components["schemas"]["Units"];
            units_of_stock: components["schemas"]["Units"];
            version: number;
        };
        Category: {
            attributes: components["schemas"]["AttributeConfig"][];
            category_id: components["schemas"]["Id"];
            category_manager?: components["schemas"]["UserInfo"][];
            category_name: string;
            is_active: boolean;
            product_count: components["schemas"]["Count"];
            sub_categories: string[];
        };
        CategoryAttributes: {
            attributes: components["schemas"]["AttributeConfig"][];
            category_id: components["schemas"]["Id"];
        };
        CategoryChange: {
            attributes?: components["schemas"]["AttributeConfig"][];
            category_id: components["schemas"]["Id"];
            category_manager?: components["schemas"]["Id"][];
            category_name?: string;
            is_active?: boolean;
            sub_categories?: string[];
        };
        CategoryId: {
            category_id: components["schemas"]["Id"];
        };
        ChallanChange: {
            attachments?: string[];
            challanId: components["schemas"]["Id"];
            e_way_bill_attachments?: string | null;
            e_way_bill_number?: string | null;
            grn_number?: string | null;
            /** @enum {string} */
            newStatus?: "ISSUED" | "IN_TRANSIT" | "DELIVERED" | "CANCELLED";
            reason_for_cancellation?: string;
            receivers_name?: string | null;
            remarks?: string | null;
            transport_document_date?: components["schemas"]["Day"] | null;
            transport_document_number?: string | null;
            transport_mode?: ("ROAD" | "RAIL" | "AIR" | "SHIP") | null;
            transport_reason?: components["schemas"]["TransportReasons"] | null;
            transport_reason_text?: string | null;
            vehicle_number?: string | null;
            version?: components["schemas"]["Version"];
        };
        ChallanLine: {
            cgst_amount: components["schemas"]["Money"] | null;
            dc_line_id: components["schemas"]["Id"];
            delivered_qty: components["schemas"]["Quantity"];
            discount_percent: components["schemas"]["Percent"];
            igst_amount: components["schemas"]["Money"] | null;
            /** @description Its order line is cancelled: it counts in no total. */
            is_cancelled: boolean;
            line_number: number;
            line_total: components["schemas"]["Money"] | null;
            order_line_details: {
                pan_india_gst: components["schemas"]["Percent"];
                quantity: components["schemas"]["Quantity"];
                selling_price: components["schemas"]["Money"];
            } | null;
            order_line_id: components["schemas"]["Id"] | null;
            pan_india_gst: components["schemas"]["Percent"];
            po_line_id: components["schemas"]["Id"] | null;
            pol_offer_price: components["schemas"]["Money"] | null;
            product_id: components["schemas"]["Id"];
            product_sku_id: components["schemas"]["Id"];
            remarks: string | null;
            selling_price: components["schemas"]["Money"] | null;
            sgst_amount: components["schemas"]["Money"] | null;
            sku_info: components["schemas"]["SkuInfo"];
            sub_shipment_tracker: {
                pan_india_gst: components["schemas"]["Percent"];
                pol_offer_price: components["schemas"]["Money"] | null;
            } | null;
            sub_shipment_tracker_id: components["schemas"]["Id"] | null;
            tax_category: components["schemas"]["TaxCategory"] | null;
            taxable_amount: components["schemas"]["Money"] | null;
            unit_value: components["schemas"]["Money"] | null;
        };
        Comment: {
            attachments: components["schemas"]["StoredFile"][];
            comment_id: components["schemas"]["Id"];
            comments: string;
            created_at: components["schemas"]["Moment"];
            edited_at: components["schemas"]["Moment"] | null;
            entity_id: string;
            entity_type: components["schemas"]["RecordName"];
            user_info: components["schemas"]["UserInfo"];
        };
        CommentChange: {
            attachments?: string[];
            comment_id: components["schemas"]["Id"];
            comments: string;
        };
        Company: {
            bank: string;
            category_floors: {
                category_id: components["schemas"]["Id"];
                category_name: string;
                margin_floor: string | null;
            }[];
            changed_at: components["schemas"]["Moment"];
            changed_by_info: components["schemas"]["UserInfo"] | null;
            cin: string;
            e_invoice_within_days: number;
            email: string;
            has_documents: boolean;
            /** @enum {string} */
            invoice_at_dispatch: "issued" | "draft";
            invoice_terms: string;
            legal_name: string;
            logo: string;
            mail_templates: {
                [key: string]: {
                    body: string;
                    subject: string;
                };
            };
            margin_floor: string;
            /** @enum {string} */
            order_delay_tracker: "off" | "link" | "open";
            pan: string;
            phone: string;
            quotation_terms: string;
            registrations: components["schemas"]["GstRegistration"][];
            role_names: {
                [key: string]: string;
            };
            series: components["schemas"]["DocumentSeries"][];
            signature: string;
            upi_id: string;
            version: number;
        };
        CompanyChange: {
            bank?: string;
            cin?: string;
            e_invoice_within_days?: number;
            email?: string;
            /** @enum {string} */
            invoice_at_dispatch?: "issued" | "draft";
            invoice_terms?: string;
            legal_name?: string;
            logo?: string;
            /** @enum {string} */
            order_delay_tracker?: "off" | "link" | "open";
            pan?: string;
            phone?: string;
            quotation_terms?: string;
            role_names?: {
                [key: string]: string;
            };
            signature?: string;
            upi_id?: string;
            version: components["schemas"]["Version"];
        };
        ContractPrice: {
            created_at: components["schemas"]["Moment"];
            created_by: components["schemas"]["Id"] | null;
            created_by_info: components["schemas"]["UserInfo"] | null;
            org_id: components["schemas"]["Id"] | null;
            organisation_info: {
                org_id: components["schemas"]["Id"];
                organisation_name: string;
            };
            quantity: components["schemas"]["Quantity"];
            selling_price: components["schemas"]["Money"];
            selling_price_id: components["schemas"]["Id"];
            sku_id: components["schemas"]["Id"];
            sku_info: components["schemas"]["SkuInfo"];
            tenant_id: components["schemas"]["Id"] | null;
            tenant_info: components["schemas"]["TenantInfo"] | null;
        };
        ContractPriceChange: {
            quantity?: components["schemas"]["Quantity"];
            selling_price?: components["schemas"]["Money"];
            selling_price_id: components["schemas"]["Id"];
        };
        Conversion: {
            error?: string;
            order: components["schemas"]["Order"];
            quotation_id: components["schemas"]["Id"];
            success: boolean;
        };
        /** @description How many there are. For a request with the header Prefer: count=capped, 10001 for more than 10000. */
        Count: number;
        CountAnalytics: {
            by_day: {
                day: components["schemas"]["Day"];
                total: components["schemas"]["Count"];
            }[];
            by_sales_person: {
                name: string | null;
                sales_person: components["schemas"]["Id"] | null;
                total: components["schemas"]["Count"];
            }[];
            by_status: {
                status: string;
                total: components["schemas"]["Count"];
            }[];
            by_tenant: {
                name: string | null;
                tenant_id: components["schemas"]["Id"] | null;
                total: components["schemas"]["Count"];
            }[];
            total: components["schemas"]["Count"];
        };
        CreatedLead: {
            lead_id: components["schemas"]["Id"];
            product_lead_id: components["schemas"]["Id"] | null;
        };
        CreatedShipment: {
            bills: components["schemas"]["ShipmentBill"][];
            delivery_challans: components["schemas"]["ShipmentChallan"][];
            invoices: components["schemas"]["ShipmentInvoice"][];
            shipment: components["schemas"]["Shipment"];
        };
        CreditNote: {
            ack_at: components["schemas"]["Moment"] | null;
            ack_number: string | null;
            approved_by_info: components["schemas"]["UserInfo"] | null;
            attachments: components["schemas"]["StoredFile"][];
            company_gstin: string;
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            credit_note_lines: components["schemas"]["CreditNoteLine"][];
            creditnote_date: components["schemas"]["Day"] | null;
            creditnote_grand_total: components["schemas"]["Money"];
            creditnote_gst_amount: components["schemas"]["Money"];
            creditnote_id: components["schemas"]["Id"];
            creditnote_number: string | null;
            creditnote_taxable_amount: components["schemas"]["Money"];
            customer_email: string | null;
            end_reason: string | null;
            invoice_date: components["schemas"]["Day"];
            invoice_id: components["schemas"]["Id"];
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
            synced_at: components["schemas"]["Moment"] | null;
            tenant_info: components["schemas"]["TenantInfo"];
            updated_at: components["schemas"]["Moment"];
            version: number;
            zoho_creditnote_id: string | null;
        };
        CreditNoteChange: {
            attachments?: string[];
            credit_note_lines?: {
                amount?: components["schemas"]["Money"] | null;
                invoice_line_id: components["schemas"]["Id"];
                quantity: number;
            }[];
            creditnote_id: components["schemas"]["Id"];
            /** @enum {string} */
            reason?: "SHORT_DELIVERY" | "DAMAGED" | "RETURN" | "PRICE_DIFFERENCE" | "OTHER";
            remarks?: string | null;
            version?: components["schemas"]["Version"];
        };
        CreditNoteLine: {
            cgst_amount: components["schemas"]["Money"];
            creditnote_line_id: components["schemas"]["Id"];
            igst_amount: components["schemas"]["Money"];
            invoice_line_id: components["schemas"]["Id"];
            invoiced_quantity: components["schemas"]["Quantity"];
            line_number: number;
            line_total: components["schemas"]["Money"];
            pan_india_gst: components["schemas"]["Percent"];
            quantity: components["schemas"]["Count"];
            sgst_amount: components["schemas"]["Money"];
            sku_info: components["schemas"]["SkuInfo"];
            taxable_amount: components["schemas"]["Money"];
        };
        CreditNoteMail: {
            creditnote_id: components["schemas"]["Id"];
            emails: components["schemas"]["Email"][];
            message?: string;
        };
        CreditNoteRegistration: {
            ack_at?: components["schemas"]["MomentInput"] | null;
            ack_number?: string | null;
            creditnote_id: components["schemas"]["Id"];
            irn?: string | null;
            signed_qr?: string | null;
            version?: components["schemas"]["Version"];
        };
        CreditNoteStatusChange: {
            creditnote_id: components["schemas"]["Id"];
            reason?: string | null;
            /** @enum {string} */
            status: "ISSUED" | "CANCELLED" | "VOID";
            version?: components["schemas"]["Version"];
        };
        CustomerAnalytics: {
            active: components["schemas"]["Count"];
            by_day: {
                active: components["schemas"]["Count"];
                day: components["schemas"]["Day"];
                new: components["schemas"]["Count"];
            }[];
            by_sales_person: {
                active: components["schemas"]["Count"];
                name: string | null;
                new: components["schemas"]["Count"];
                sales_person: components["schemas"]["Id"] | null;
            }[];
            new: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        /**
         * Format: date
         * @description YYYY-MM-DD, a day in Asia/Kolkata.
         */
        Day: string;
        /** @description A number with at most 2 decimals, as text. */
        Decimal: string;
        DefaultChange: {
            choice: string | null;
            list: string;
            role_id?: number | null;
        };
        DefaultUser: {
            address_id?: components["schemas"]["Id"];
            org_id?: components["schemas"]["Id"];
            tenant_id?: components["schemas"]["Id"];
            user_id?: components["schemas"]["Id"];
        };
        DeliveryChallan: {
            attachments: components["schemas"]["StoredFile"][];
            bill: {
                bill_id: components["schemas"]["Id"];
                /** @enum {string} */
                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID";
            }[] | null;
            challan_id: components["schemas"]["Id"];
            challan_number: string;
            /** @enum {string} */
            challan_type: "CUSTOMER" | "SELLER" | "OTHER";
            consignment_value: components["schemas"]["Money"] | null;
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            dc_lines: components["schemas"]["ChallanLine"][];
            delivered_at: components["schemas"]["Moment"] | null;
            delivery_address_details: components["schemas"]["AddressCopy"];
            e_way_bill_attachments: string | null;
            e_way_bill_file: components["schemas"]["StoredFile"] | null;
            e_way_bill_number: string | null;
            e_way_bill_valid_until: components["schemas"]["Moment"] | null;
            e_way_value: components["schemas"]["Money"] | null;
            from_address_details: components["schemas"]["AddressCopy"];
            goods_value: components["schemas"]["Money"] | null;
            grand_total: components["schemas"]["Money"] | null;
            grn_number: string | null;
            gst_amount: components["schemas"]["Money"] | null;
            has_draft_bill: boolean;
            /** @description One that is not cancelled. */
            has_invoice: boolean;
            has_issued_bill: boolean;
            invoice: {
                invoice_id: components["schemas"]["Id"];
                invoice_number: string | null;
                /** @enum {string} */
                status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED";
            } | null;
            invoice_id: components["schemas"]["Id"] | null;
            needs_e_way_bill: boolean;
            order_id: components["schemas"]["Id"] | null;
            order_number: string | null;
            po_id: components["schemas"]["Id"] | null;
            reason_for_cancellation: string | null;
            receivers_name: string | null;
            remarks: string | null;
            seller_id: components["schemas"]["Id"] | null;
            seller_info: components["schemas"]["SellerInfo"] | null;
            shipment_id: components["schemas"]["Id"] | null;
            /** @enum {string} */
            status: "DRAFT" | "ISSUED" | "IN_TRANSIT" | "DELIVERED" | "CANCELLED";
            taxable_amount: components["schemas"]["Money"] | null;
            tenant_id: components["schemas"]["Id"] | null;
            tenant_info: components["schemas"]["TenantInfo"] | null;
            tenant_name: string | null;
            transport_document_date: components["schemas"]["Day"] | null;
            transport_document_number: string | null;
            transport_mode: ("ROAD" | "RAIL" | "AIR" | "SHIP") | null;
            transport_reason: components["schemas"]["TransportReasons"] | null;
            transport_reason_text: string | null;
            transport_updated_at: components["schemas"]["Moment"] | null;
            transporter_gstin: string | null;
            transporter_name: string | null;
            updated_at: components["schemas"]["Moment"];
            vehicle_number: string | null;
            version: number;
            within_state: boolean;
        };
        DeliveryPointEvent: {
            actual_date: components["schemas"]["Day"] | null;
            attachments: components["schemas"]["StoredFile"][];
            challan_id: components["schemas"]["Id"] | null;
            created_at: components["schemas"]["Moment"];
            event_name: components["schemas"]["EventName"];
            /** @enum {string} */
            event_status: "PENDING" | "POSTPONED" | "COMPLETED" | "CANCELLED";
            expected_date: components["schemas"]["Day"];
            from_address: components["schemas"]["AddressDetails"] | null;
            initial_date: components["schemas"]["Day"];
            order_id: components["schemas"]["Id"] | null;
            order_line_id: components["schemas"]["Id"] | null;
            order_number: string | null;
            original_qty: components["schemas"]["Quantity"];
            pending_qty: components["schemas"]["Units"];
            po_id: components["schemas"]["Id"] | null;
            po_line_id: components["schemas"]["Id"] | null;
            po_status: components["schemas"]["PoState"] | null;
            product_sku_name: string;
            quantity: components["schemas"]["Quantity"];
            remarks: string | null;
            seller_info: {
                district: string | null;
                email_id_1: string | null;
                mobile_1: string | null;
                seller_id: components["schemas"]["Id"];
                seller_name: string;
            } | null;
            shipment_tracker_id: components["schemas"]["Id"];
            sku_info: components["schemas"]["SkuInfo"];
            source_id: components["schemas"]["Id"];
            /** @enum {string} */
            source_type: "SELLER" | "WAREHOUSE";
            /** @enum {string} */
            status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
            sub_shipment_tracker_event_id: components["schemas"]["Id"];
            sub_shipment_tracker_id: components["schemas"]["Id"];
            tenant_info: components["schemas"]["TenantInfo"] | null;
            to_address: components["schemas"]["AddressDetails"] | null;
            to_name: string | null;
            user_info: components["schemas"]["UserInfo"] | null;
            /** @description Name of the seller or warehouse it was, or will be, picked up from. */
            vendor: string;
        };
        DeliverySource: {
            earliest_date: components["schemas"]["Day"];
            from_address: components["schemas"]["AddressDetails"] | null;
            item_count: components["schemas"]["Count"];
            items: components["schemas"]["DeliveryPointEvent"][];
            seller_info: {
                district: string | null;
                email_id_1: string | null;
                mobile_1: string | null;
                seller_id: components["schemas"]["Id"];
                seller_name: string;
            } | null;
            source_id: components["schemas"]["Id"];
            source_name: string;
            /** @enum {string} */
            source_type: "SELLER" | "WAREHOUSE";
        };
        /** @enum {string} */
        Destination: "CUSTOMER" | "WAREHOUSE";
        Document: {
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            document_id: components["schemas"]["Id"];
            entity_id: string;
            entity_name: components["schemas"]["RecordName"];
            file: components["schemas"]["StoredFile"];
            file_name: string;
            fileUrl: string;
            remarks: string | null;
        };
        DocumentSeries: {
            financial_year: string;
            gstin: string | null;
            has_numbers: boolean;
            next: string;
            next_number: number;
            prefix: string;
            /** @enum {string} */
            series: "INV" | "CN" | "SO" | "DC";
        };
        DocumentShipment: {
            created_at: components["schemas"]["Moment"];
            destination_type: components["schemas"]["Destination"];
            driver_name: string;
            driver_phone_1: string;
            shipment_id: components["schemas"]["Id"];
            status: components["schemas"]["ShipmentStatus"];
            tracking_link: string | null;
            vehicle_number: string | null;
        };
        Email: string;
        EnquiryOfRfq: {
            enquiry_id: components["schemas"]["Id"];
            enquiry_number: string;
            line_number: number;
            needed_by: components["schemas"]["Day"] | null;
        };
        /** @enum {string} */
        EventName: "dispatch" | "inward" | "POD";
        EventUpdates: {
            events: {
                /** @description Seconds since 1970. */
                actualDate?: number;
                attachments?: string[];
                /** @description Seconds since 1970. */
                expectedDate?: number;
                remarks: string;
                /** @enum {string} */
                status?: "COMPLETED";
                subShipmentTrackerEventId: components["schemas"]["Id"];
            }[];
        };
        Expense: {
            amount: components["schemas"]["Money"];
            attachments: components["schemas"]["StoredFile"][];
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            entity_id: string | null;
            /** @enum {string} */
            entity_type: "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "WAREHOUSE" | "GENERAL";
            expense_date: components["schemas"]["Day"];
            /** @enum {string} */
            expense_head: "FREIGHT" | "LOADING" | "PACKING" | "FUEL" | "RENT" | "TRAVEL" | "OTHER";
            expense_id: components["schemas"]["Id"];
            reference_number: string | null;
            remarks: string | null;
            /** @enum {string} */
            status: "ACTIVE" | "VOID";
            updated_at: components["schemas"]["Moment"];
            vendor_name: string | null;
            void_reason: string | null;
        };
        ExpenseVoid: {
            expense_id: components["schemas"]["Id"];
            reason?: string | null;
        };
        FreeStock: {
            available_quantity: number;
            sku_id: components["schemas"]["Id"];
            warehouse_id: components["schemas"]["Id"];
            warehouse_name: string;
        };
        Gstin: string;
        GstRegistration: {
            address1: string;
            city: string;
            ended_on: components["schemas"]["Day"] | null;
            gst_registration_id: components["schemas"]["Id"];
            gstin: string;
            has_documents: boolean;
            is_default: boolean;
            postal_code: string;
            state: string;
        };
        Home: {
            tabs: components["schemas"]["HomeCount"][];
            tiles: components["schemas"]["HomeCount"][];
        };
        HomeCount: {
            count: components["schemas"]["Count"];
            /** @enum {string} */
            list: "PENDING_RFQS" | "DRAFT_POS" | "PENDING_QUOTATIONS" | "UNASSIGNED_SAMPLES" | "ASSIGNED_SAMPLES" | "OPEN_RFQS" | "OPEN_QUOTATIONS" | "OPEN_ORDERS" | "OPEN_SAMPLES" | "DISPATCH" | "INWARD" | "POD" | "OPEN_SHIPMENTS" | "PRICED_RFQS" | "CONFIRMED_QUOTATIONS" | "LATE_ORDERS" | "DRAFT_BILLS" | "OVERDUE_INVOICES";
            /** @description How many of them are of old books. */
            old_books: number;
            oldest: components["schemas"]["Day"] | null;
            rows: components["schemas"]["HomeRows"];
        };
        HomeFigure: {
            /** @enum {string} */
            measure: "QUOTE_REQUESTS" | "REQUESTED_QUANTITY" | "REQUESTS_ORDERED" | "REQUEST_CONVERSION" | "DAYS_TO_PRICE" | "DAYS_TO_ORDER" | "QUOTATIONS" | "QUOTED" | "ORDERS" | "ORDER_VALUE" | "ORDER_TAXABLE" | "ORDER_QUANTITY" | "SALE_PRICE" | "DISCOUNT" | "ACTIVE_CUSTOMERS" | "OPEN_ORDERS" | "LATE_ORDERS" | "DELIVERED" | "DELIVERED_QUANTITY" | "DELIVERIES" | "ON_TIME_DELIVERIES" | "ON_TIME_PERCENT" | "DAYS_TO_DELIVER" | "INVOICES" | "INVOICED" | "INVOICED_TAXABLE" | "CGST" | "SGST" | "IGST" | "INVOICED_QUANTITY" | "COSTED_SALES" | "GOODS_COST" | "GROSS_MARGIN" | "MARGIN_PERCENT" | "FREIGHT" | "MARGIN_AFTER_FREIGHT" | "CREDIT_NOTES" | "CREDITED" | "CREDITED_TAXABLE" | "CREDITED_TAX" | "CREDITED_CGST" | "CREDITED_SGST" | "CREDITED_IGST" | "DAYS_TO_BE_PAID" | "PURCHASE_ORDERS" | "PURCHASED" | "PURCHASED_TAXABLE" | "PURCHASED_QUANTITY" | "PURCHASE_PRICE" | "BILLS" | "BILLED" | "BILLED_TAX" | "BILLED_CGST" | "BILLED_SGST" | "BILLED_IGST" | "RECEIVED" | "PAID" | "DAYS_TO_PAY" | "EXPENSES" | "CUSTOMERS" | "NEW_CUSTOMERS" | "VENDORS" | "ACTIVE_VENDORS" | "OUTSTANDING" | "ADVANCES" | "OUTSTANDING_AFTER_ADVANCES" | "PAYABLE" | "STOCK_QUANTITY" | "STOCK_VALUE";
            months: {
                month: components["schemas"]["Day"];
                value: components["schemas"]["Sum"];
            }[];
            previous: components["schemas"]["Sum"];
            rows: components["schemas"]["HomeRows"];
            title: string;
            value: components["schemas"]["Sum"];
        };
        HomeRows: {
            assigned_to: components["schemas"]["Id"][] | null;
            category_manager: components["schemas"]["Id"] | null;
            due_before: components["schemas"]["Day"] | null;
            from_date: components["schemas"]["Day"] | null;
            sales_person: components["schemas"]["Id"][] | null;
            status: string[];
            to_date: components["schemas"]["Day"] | null;
        };
        Id: number;
        Import: {
            actions: ("CHECK" | "APPLY" | "UNDO")[];
            applied_at: components["schemas"]["Moment"] | null;
            changed_rows: components["schemas"]["Count"];
            created_at: components["schemas"]["Moment"];
            done_rows: components["schemas"]["Count"];
            fault: string | null;
            faulty_rows: components["schemas"]["Count"];
            file_name: string;
            has_rows: boolean;
            ignored_columns: string[];
            import_id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "ORGANISATION" | "CUSTOMER" | "CUSTOMER_CONTACT" | "CUSTOMER_ADDRESS" | "VENDOR" | "CATEGORY" | "PRODUCT" | "SKU" | "OFFER" | "CONTRACT_PRICE" | "OPENING_STOCK" | "UNPAID_INVOICE" | "UNPAID_BILL" | "CUSTOMER_ADVANCE" | "VENDOR_ADVANCE" | "OPEN_ORDER" | "OPEN_PURCHASE_ORDER";
            left_out: components["schemas"]["Count"];
            new_rows: components["schemas"]["Count"];
            rows: components["schemas"]["Count"];
            same_rows: components["schemas"]["Count"];
            source: string;
            /** @enum {string} */
            status: "CHECKING" | "CHECKED" | "APPLYING" | "APPLIED" | "UNDOING" | "UNDONE";
            undone_at: components["schemas"]["Moment"] | null;
            user_info: components["schemas"]["UserInfo"];
        };
        ImportedRow: {
            differences: {
                column: string;
                from: string | null;
                to: string | null;
            }[];
            external_id: string | null;
            faults: {
                column: string;
                message: string;
            }[];
            outcome: ("NEW" | "CHANGED" | "SAME" | "FAULTY") | null;
            record_id: components["schemas"]["Id"] | null;
            row: components["schemas"]["Count"];
        };
        ImportRun: {
            /** @enum {string} */
            action: "CHECK" | "APPLY" | "UNDO";
            import_id: components["schemas"]["Id"];
        };
        ImportTemplate: {
            columns: {
                example: string;
                format: string;
                help: string;
                name: string;
                required: boolean;
            }[];
            help: string;
            /** @enum {string} */
            kind: "ORGANISATION" | "CUSTOMER" | "CUSTOMER_CONTACT" | "CUSTOMER_ADDRESS" | "VENDOR" | "CATEGORY" | "PRODUCT" | "SKU" | "OFFER" | "CONTRACT_PRICE" | "OPENING_STOCK" | "UNPAID_INVOICE" | "UNPAID_BILL" | "CUSTOMER_ADVANCE" | "VENDOR_ADVANCE" | "OPEN_ORDER" | "OPEN_PURCHASE_ORDER";
            label: string;
        };
        InfoDocument: {
            [key: string]: components["schemas"]["LastSeen"] | components["schemas"]["UserInfo"];
        };
        Invoice: {
            ack_at: components["schemas"]["Moment"] | null;
            ack_number: string | null;
            /** @description The e-invoice portal registers it and no IRN is kept yet: no valid invoice. */
            awaits_irn: boolean;
            billing_details: components["schemas"]["BillTo"];
            challan_id: components["schemas"]["Id"];
            challan_number: string;
            challanId: components["schemas"]["Id"];
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            credit_notes: components["schemas"]["InvoiceCreditNote"][] | null;
            credited_amount: components["schemas"]["Money"];
            /** @description Of the customer's contacts, the account user of the order first. */
            customer_emails: string[];
            customer_po_no: string | null;
            delivery_address_details: components["schemas"]["AddressCopy"];
            due_amount: components["schemas"]["Money"];
            due_date: components["schemas"]["Day"];
            e_way_bill_at: components["schemas"]["Moment"] | null;
            e_way_bill_number: string | null;
            e_way_bill_valid_until: components["schemas"]["Moment"] | null;
            from_address_details: components["schemas"]["AddressCopy"] | null;
            given_payments: components["schemas"]["Count"];
            house_gstin: string;
            invoice_date: components["schemas"]["Day"] | null;
            invoice_grand_total: components["schemas"]["Money"];
            invoice_gst_amount: components["schemas"]["Money"];
            invoice_id: components["schemas"]["Id"];
            /** @enum {string} */
            invoice_kind: "TAX_INVOICE" | "BILL_OF_SUPPLY" | "INVOICE_CUM_BILL_OF_SUPPLY";
            invoice_lines: components["schemas"]["InvoiceLine"][];
            invoice_number: string | null;
            invoice_taxable_amount: components["schemas"]["Money"];
            irn: string | null;
            /** @description The goods of its challan have arrived. */
            is_delivered: boolean;
            last_mail: {
                at: components["schemas"]["Moment"];
                recipients: string[];
                /** @enum {string} */
                status: "QUEUED" | "SENT" | "FAILED" | "WITHDRAWN";
            } | null;
            open_credit_notes: components["schemas"]["Count"];
            order_number: string;
            orderNumber: string;
            orgId: components["schemas"]["Id"];
            payments: components["schemas"]["InvoicePayment"][] | null;
            place_of_supply: string;
            reason: string | null;
            received_amount: components["schemas"]["Money"];
            remarks: string | null;
            shipment_id: components["schemas"]["Id"];
            signed_qr: string | null;
            status: components["schemas"]["InvoiceStatus"];
            sync_error: string | null;
            sync_status: ("SYNCED" | "FAILED") | null;
            synced_at: components["schemas"]["Moment"] | null;
            tenant_gstin: string | null;
            tenant_info: components["schemas"]["TenantInfo"];
            tenantId: components["schemas"]["Id"];
            updated_at: components["schemas"]["Moment"];
            version: number;
            within_state: boolean;
            zoho_invoice_id: string | null;
        };
        InvoiceCreditNote: {
            creditnote_grand_total: components["schemas"]["Money"];
            creditnote_id: components["schemas"]["Id"];
            creditnote_number: string | null;
            /** @enum {string} */
            status: "DRAFT" | "ISSUED" | "CANCELLED" | "VOID";
        };
        InvoiceLine: {
            cgst_amount: components["schemas"]["Money"];
            credited_quantity: components["schemas"]["Count"];
            credited_taxable: components["schemas"]["Money"];
            discount_percent: components["schemas"]["Percent"];
            igst_amount: components["schemas"]["Money"];
            invoice_line_id: components["schemas"]["Id"];
            line_number: number;
            line_total: components["schemas"]["Money"];
            order_line_id: components["schemas"]["Id"];
            pan_india_gst: components["schemas"]["Percent"];
            product_sku_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            selling_price: components["schemas"]["Money"];
            sgst_amount: components["schemas"]["Money"];
            sku_info: components["schemas"]["SkuInfo"];
            tax_category: components["schemas"]["TaxCategory"];
            taxable_amount: components["schemas"]["Money"];
        };
        InvoiceMail: {
            emails: components["schemas"]["Email"][];
            invoice_id: components["schemas"]["Id"];
            message?: string;
        };
        InvoiceOfChallan: {
            challan_id: components["schemas"]["Id"];
            /** @description true: lines keep the rates of the order, though their products have others now: for goods that were paid before the change. */
            keep_rates?: boolean;
        };
        InvoicePayment: {
            amount: components["schemas"]["Money"];
            /** @description Given for this very invoice. */
            given: boolean;
            payment_date: components["schemas"]["Day"];
            payment_id: components["schemas"]["Id"];
            payment_mode: components["schemas"]["PaymentMode"];
            reference_number: string;
        };
        InvoiceRegistration: {
            ack_at?: components["schemas"]["MomentInput"] | null;
            ack_number?: string | null;
            e_way_bill_at?: components["schemas"]["MomentInput"] | null;
            e_way_bill_number?: string | null;
            e_way_bill_valid_until?: components["schemas"]["MomentInput"] | null;
            invoice_id: components["schemas"]["Id"];
            irn?: string | null;
            signed_qr?: string | null;
            version?: components["schemas"]["Version"];
        };
        /** @enum {string} */
        InvoiceStatus: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CREDITED" | "CANCELLED" | "VOID";
        LastBackup: {
            byte_size: number | null;
            fault: string | null;
            is_scheduled: boolean;
            made_at: components["schemas"]["Moment"] | null;
        };
        LastSeen: {
            last_route: string | null;
            /** @description Seconds since 1970. */
            last_seen: number;
        };
        LeadChange: {
            city?: string | null;
            contact_name?: string | null;
            email_id_1?: components["schemas"]["Email"] | null;
            gstin?: components["schemas"]["Gstin"] | null;
            lead_category?: string;
            lead_id: components["schemas"]["Id"];
            lead_owner?: components["schemas"]["Id"] | null;
            mobile_1?: components["schemas"]["Phone"];
            pin_code?: components["schemas"]["PinCode"] | null;
            remarks?: string | null;
            seller_name?: string;
            source_person?: components["schemas"]["Id"] | null;
            state?: string | null;
            zone?: components["schemas"]["Zone"] | null;
        };
        LeadId: {
            lead_id: components["schemas"]["Id"];
        };
        LeadsAnalytics: {
            by_category: {
                converted: components["schemas"]["Count"];
                lead_category: string;
                total: components["schemas"]["Count"];
                verified: components["schemas"]["Count"];
            }[];
            by_day: {
                converted: components["schemas"]["Count"];
                day: components["schemas"]["Day"];
                total: components["schemas"]["Count"];
                verified: components["schemas"]["Count"];
            }[];
            by_owner: {
                converted: components["schemas"]["Count"];
                lead_owner_info: components["schemas"]["UserInfo"] | null;
                total: components["schemas"]["Count"];
                verified: components["schemas"]["Count"];
            }[];
            by_zone: {
                converted: components["schemas"]["Count"];
                total: components["schemas"]["Count"];
                verified: components["schemas"]["Count"];
                zone: components["schemas"]["Zone"] | null;
            }[];
            converted: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            verified: components["schemas"]["Count"];
        };
        LineStatusChange: {
            po_id: components["schemas"]["Id"];
            po_line_id: components["schemas"]["Id"];
            reason: string;
            /** @enum {string} */
            status: "CANCELLED";
            version?: components["schemas"]["Version"];
        };
        ListView: {
            columns: string | null;
            is_shared: boolean;
            list: string;
            list_view_id: components["schemas"]["Id"];
            may_change: boolean;
            name: string;
            parameters: {
                [key: string]: string;
            };
            version: number;
        };
        ListViewChange: {
            columns?: string | null;
            is_shared?: boolean;
            list_view_id: components["schemas"]["Id"];
            name?: string;
            parameters?: {
                [key: string]: string;
            };
            version?: components["schemas"]["Version"];
        };
        ListViewDefault: {
            /** @description all, the key of a given view, or the id of a view. */
            choice: string;
            list: string;
            role_id: number | null;
        };
        ListViewId: {
            list_view_id: components["schemas"]["Id"];
        };
        ListViews: {
            defaults: components["schemas"]["ListViewDefault"][];
            views: components["schemas"]["ListView"][];
        };
        LogEntry: {
            action: string;
            audit_id: components["schemas"]["Id"];
            changes: {
                field: string;
                from: string | null;
                to: string | null;
            }[];
            created_at: components["schemas"]["Moment"];
            from: string | null;
            remarks: string | null;
            to: string | null;
            user_info: components["schemas"]["UserInfo"] | null;
        };
        Logo: string;
        MailChange: {
            body: string;
            /** @enum {string} */
            kind: "SIGN_IN_CODE" | "SIGN_IN_REFUSED" | "API_TOKEN" | "INVITATION" | "WELCOME" | "QUOTATION" | "CREDIT_NOTE" | "INVOICE" | "ORDER_STATUS" | "PURCHASE_ORDER" | "PURCHASE_ORDER_CANCELLED" | "PURCHASE_ORDER_STATUS" | "TICKET";
            subject: string;
            version: components["schemas"]["Version"];
        };
        /** @description A percentage with 2 decimals, as text. */
        Margin: string;
        MarginFloors: {
            category_floors: {
                category_id: components["schemas"]["Id"];
                margin_floor: components["schemas"]["Percent"] | null;
            }[];
            margin_floor: components["schemas"]["Percent"];
            version: components["schemas"]["Version"];
        };
        MetricDefinition: {
            description: string;
            group_by: ("DAY" | "WEEK" | "MONTH" | "QUARTER" | "FINANCIAL_YEAR" | "SALES_PERSON" | "CATEGORY_MANAGER" | "CUSTOMER" | "ORGANISATION" | "VENDOR" | "CATEGORY" | "PRODUCT" | "SKU" | "STATE" | "STATUS" | "PAYMENT_MODE" | "GST_RATE" | "GST_REGISTRATION" | "WAREHOUSE" | "ZONE" | "SOURCE_PERSON" | "RECORD" | "EXPENSE_HEAD" | "AGE" | "DATED" | "DUE")[];
            is_allowed: boolean;
            made_of: ("QUOTE_REQUESTS" | "REQUESTED_QUANTITY" | "REQUESTS_ORDERED" | "REQUEST_CONVERSION" | "DAYS_TO_PRICE" | "DAYS_TO_ORDER" | "QUOTATIONS" | "QUOTED" | "ORDERS" | "ORDER_VALUE" | "ORDER_TAXABLE" | "ORDER_QUANTITY" | "SALE_PRICE" | "DISCOUNT" | "ACTIVE_CUSTOMERS" | "OPEN_ORDERS" | "LATE_ORDERS" | "DELIVERED" | "DELIVERED_QUANTITY" | "DELIVERIES" | "ON_TIME_DELIVERIES" | "ON_TIME_PERCENT" | "DAYS_TO_DELIVER" | "INVOICES" | "INVOICED" | "INVOICED_TAXABLE" | "CGST" | "SGST" | "IGST" | "INVOICED_QUANTITY" | "COSTED_SALES" | "GOODS_COST" | "GROSS_MARGIN" | "MARGIN_PERCENT" | "FREIGHT" | "MARGIN_AFTER_FREIGHT" | "CREDIT_NOTES" | "CREDITED" | "CREDITED_TAXABLE" | "CREDITED_TAX" | "CREDITED_CGST" | "CREDITED_SGST" | "CREDITED_IGST" | "DAYS_TO_BE_PAID" | "PURCHASE_ORDERS" | "PURCHASED" | "PURCHASED_TAXABLE" | "PURCHASED_QUANTITY" | "PURCHASE_PRICE" | "BILLS" | "BILLED" | "BILLED_TAX" | "BILLED_CGST" | "BILLED_SGST" | "BILLED_IGST" | "RECEIVED" | "PAID" | "DAYS_TO_PAY" | "EXPENSES" | "CUSTOMERS" | "NEW_CUSTOMERS" | "VENDORS" | "ACTIVE_VENDORS" | "OUTSTANDING" | "ADVANCES" | "OUTSTANDING_AFTER_ADVANCES" | "PAYABLE" | "STOCK_QUANTITY" | "STOCK_VALUE")[];
            /** @enum {string} */
            measure: "QUOTE_REQUESTS" | "REQUESTED_QUANTITY" | "REQUESTS_ORDERED" | "REQUEST_CONVERSION" | "DAYS_TO_PRICE" | "DAYS_TO_ORDER" | "QUOTATIONS" | "QUOTED" | "ORDERS" | "ORDER_VALUE" | "ORDER_TAXABLE" | "ORDER_QUANTITY" | "SALE_PRICE" | "DISCOUNT" | "ACTIVE_CUSTOMERS" | "OPEN_ORDERS" | "LATE_ORDERS" | "DELIVERED" | "DELIVERED_QUANTITY" | "DELIVERIES" | "ON_TIME_DELIVERIES" | "ON_TIME_PERCENT" | "DAYS_TO_DELIVER" | "INVOICES" | "INVOICED" | "INVOICED_TAXABLE" | "CGST" | "SGST" | "IGST" | "INVOICED_QUANTITY" | "COSTED_SALES" | "GOODS_COST" | "GROSS_MARGIN" | "MARGIN_PERCENT" | "FREIGHT" | "MARGIN_AFTER_FREIGHT" | "CREDIT_NOTES" | "CREDITED" | "CREDITED_TAXABLE" | "CREDITED_TAX" | "CREDITED_CGST" | "CREDITED_SGST" | "CREDITED_IGST" | "DAYS_TO_BE_PAID" | "PURCHASE_ORDERS" | "PURCHASED" | "PURCHASED_TAXABLE" | "PURCHASED_QUANTITY" | "PURCHASE_PRICE" | "BILLS" | "BILLED" | "BILLED_TAX" | "BILLED_CGST" | "BILLED_SGST" | "BILLED_IGST" | "RECEIVED" | "PAID" | "DAYS_TO_PAY" | "EXPENSES" | "CUSTOMERS" | "NEW_CUSTOMERS" | "VENDORS" | "ACTIVE_VENDORS" | "OUTSTANDING" | "ADVANCES" | "OUTSTANDING_AFTER_ADVANCES" | "PAYABLE" | "STOCK_QUANTITY" | "STOCK_VALUE";
            rows_by: ("DAY" | "WEEK" | "MONTH" | "QUARTER" | "FINANCIAL_YEAR" | "SALES_PERSON" | "CATEGORY_MANAGER" | "CUSTOMER" | "ORGANISATION" | "VENDOR" | "CATEGORY" | "PRODUCT" | "SKU" | "STATE" | "STATUS" | "PAYMENT_MODE" | "GST_RATE" | "GST_REGISTRATION" | "WAREHOUSE" | "ZONE" | "SOURCE_PERSON" | "RECORD" | "EXPENSE_HEAD" | "AGE" | "DATED" | "DUE") | null;
            shows_cost: boolean;
            title: string;
            /** @enum {string} */
            unit: "COUNT" | "PIECES" | "RUPEES" | "PERCENT" | "DAYS";
        };
        MetricRow: {
            groups: {
                id: string | null;
                name: string | null;
            }[];
            values: {
                previous: string | null;
                value: string | null;
            }[];
        };
        /** Format: date-time */
        Moment: string;
        MomentInput: string;
        MomMonth: {
            active_customers: components["schemas"]["Count"];
            delivered_value: components["schemas"]["Sum"];
            gross_margin: components["schemas"]["Sum"];
            growth_percent: string | null;
            invoiced_value: components["schemas"]["Sum"];
            margin_percent: components["schemas"]["Margin"] | null;
            /** @description YYYY-MM. */
            month: string;
            new_customers: components["schemas"]["Count"];
            order_count: components["schemas"]["Count"];
            order_value: components["schemas"]["Sum"];
            received_value: components["schemas"]["Sum"];
        };
        /** @description Rupees as text with 2 decimals. */
        Money: string;
        NewAddress: {
            address1: string;
            address2?: string;
            address3?: string;
            city: string;
            /** @enum {string} */
            country: "India";
            entity_id: components["schemas"]["Id"];
            /** @enum {string} */
            entity_type: "SELLER" | "TENANT" | "WAREHOUSE";
            postal_code: components["schemas"]["PostalCode"];
            state?: string;
        };
        NewAdjustment: {
            attachments?: string[];
            /** @description Signed, not 0: above 0 comes in, below 0 goes out. */
            quantity: number;
            /** @enum {string} */
            reason: "OPENING" | "STOCK_COUNT" | "DAMAGE" | "LOSS" | "FOUND" | "OTHER";
            remarks: string;
            sku_id: components["schemas"]["Id"];
            warehouse_id: components["schemas"]["Id"];
        };
        NewApiToken: {
            api_token_name: string;
            /** @description Days that the token lasts. */
            days: number;
            /** @description Addresses and networks in CIDR notation that it may be used from. */
            networks?: string[];
            org_id?: components["schemas"]["Id"];
            permissions: components["schemas"]["Permissions"];
        };
        NewBillBody: {
            bill_lines: {
                po_line_id: components["schemas"]["Id"];
                quantity: components["schemas"]["Quantity"];
            }[];
            included_po_ids: components["schemas"]["Id"][];
            payment_due_date?: components["schemas"]["Day"] | null;
            round_off?: components["schemas"]["Decimal"];
            seller_id: components["schemas"]["Id"];
            shipment_id?: components["schemas"]["Id"] | null;
        };
        NewBillingRegistration: {
            address1: string;
            address2?: string;
            address3?: string;
            city: string;
            gst_no?: string;
            is_principal?: boolean;
            kind?: components["schemas"]["RegistrationKind"];
            legal_name: string;
            org_id?: components["schemas"]["Id"];
            postal_code: components["schemas"]["PostalCode"];
            state?: string;
            tenant_id?: components["schemas"]["Id"];
        };
        NewBlog: {
            /** @description HTML. Elements, attributes and addresses that are not allowed are taken out; 50000 characters may stay, images counted by their file names. */
            content: string;
            coverphoto?: components["schemas"]["Logo"];
            /** @enum {string} */
            status?: "ACTIVE" | "ARCHIVED";
            tags?: string[];
            title: string;
        };
        NewCategory: {
            attributes?: components["schemas"]["AttributeConfig"][];
            category_manager?: components["schemas"]["Id"][];
            category_name: string;
            is_active?: boolean;
            sub_categories?: string[];
        };
        NewChallan: {
            /** @enum {string} */
            challan_type: "OTHER";
            dc_lines: {
                delivered_qty: components["schemas"]["Quantity"];
                product_sku_id: components["schemas"]["Id"];
                remarks?: string | null;
                unit_value?: components["schemas"]["Money"] | null;
            }[];
            from_address: components["schemas"]["Id"];
            order_number?: string | null;
            remarks?: string | null;
            seller_id?: components["schemas"]["Id"] | null;
            tenant_id?: components["schemas"]["Id"] | null;
            to_address: components["schemas"]["Id"];
            transport_reason?: components["schemas"]["TransportReasons"] | null;
            transport_reason_text?: string | null;
        };
        NewComment: {
            attachments?: string[];
            comments: string;
            entity_id: components["schemas"]["RecordKey"];
            entity_type: components["schemas"]["RecordName"];
        };
        NewContact: {
            email: components["schemas"]["Email"];
            first_name: string;
            last_name?: string;
            mobile: components["schemas"]["Phone"];
        };
        NewContractPrice: {
            org_id?: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            selling_price: components["schemas"]["Money"];
            sku_id: components["schemas"]["Id"];
            tenant_id?: components["schemas"]["Id"];
        };
        NewCreditNote: {
            attachments?: string[];
            credit_note_lines: {
                amount?: components["schemas"]["Money"] | null;
                invoice_line_id: components["schemas"]["Id"];
                quantity: number;
            }[];
            invoice_id: components["schemas"]["Id"];
            order_number: string;
            /** @enum {string} */
            reason: "SHORT_DELIVERY" | "DAMAGED" | "RETURN" | "PRICE_DIFFERENCE" | "OTHER";
            remarks?: string | null;
        };
        NewDownloadLink: {
            /** @enum {string} */
            document: "quotation" | "purchase_order" | "invoice" | "credit_note" | "dc" | "dc_with_invoice" | "blind_dc" | "blind_dc_with_invoice";
            /** @enum {string} */
            format?: "html" | "pdf";
            id: components["schemas"]["Id"];
        };
        NewEnquiry: {
            address_id: components["schemas"]["Id"];
            items: {
                product_sku_id: components["schemas"]["Id"];
                quantity: components["schemas"]["Quantity"];
                remarks?: string;
            }[];
            needed_by?: components["schemas"]["Day"] | null;
            sales_person?: components["schemas"]["Id"];
            tenant_id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
        };
        NewLead: {
            city?: string | null;
            contact_name?: string | null;
            email_id_1?: components["schemas"]["Email"] | null;
            gstin?: components["schemas"]["Gstin"] | null;
            lead_category: string;
            lead_owner?: components["schemas"]["Id"] | null;
            mobile_1: components["schemas"]["Phone"];
            pin_code?: components["schemas"]["PinCode"] | null;
            product_id?: components["schemas"]["Id"];
            remarks?: string | null;
            seller_name: string;
            source_person?: components["schemas"]["Id"] | null;
            state?: string | null;
            zone?: components["schemas"]["Zone"] | null;
        };
        NewListView: {
            columns?: string | null;
            is_shared?: boolean;
            list: string;
            name: string;
            parameters: {
                [key: string]: string;
            };
        };
        NewOpeningPayment: {
            amount: components["schemas"]["Money"];
            attachments?: string[];
            cash_reason?: string | null;
            opening_id: components["schemas"]["Id"];
            payment_date: components["schemas"]["Day"];
            payment_mode: components["schemas"]["PaymentMode"];
            reference_number: string;
            remarks?: string | null;
        };
        NewOrder: {
            address_id: components["schemas"]["Id"];
            billing_registration_id?: components["schemas"]["Id"];
            bills_customer_itself?: boolean;
            customer_po_no?: string;
            edd?: components["schemas"]["Day"];
            gst_registration_id?: components["schemas"]["Id"];
            order_lines: {
                below_cost_reason?: string;
                offer_price?: components["schemas"]["Money"];
                order_line_discount?: components["schemas"]["Percent"];
                product_sku_id: components["schemas"]["Id"];
                quantity: components["schemas"]["Quantity"];
                remarks?: string;
                seller_id?: components["schemas"]["Id"];
                selling_price: components["schemas"]["Money"];
                warehouse_id?: components["schemas"]["Id"];
            }[];
            remarks?: string;
            sales_person?: components["schemas"]["Id"];
            tenant_id: components["schemas"]["Id"];
            user_id?: components["schemas"]["Id"];
        };
        NewOrderDelayLink: {
            org_id?: components["schemas"]["Id"];
            tenant_id?: components["schemas"]["Id"];
            /** @default 30 */
            valid_days?: number;
        };
        NewOrganisation: {
            /** @default true */
            is_active?: boolean;
            logo?: components["schemas"]["Logo"];
            organisation_name: string;
        };
        NewOutgoingPayment: {
            amount: components["schemas"]["Money"];
            attachments?: string[];
            bill_id?: components["schemas"]["Id"] | null;
            cash_reason?: string | null;
            payment_date: components["schemas"]["Day"];
            payment_mode: components["schemas"]["PaymentMode"];
            po_id: components["schemas"]["Id"];
            reference_number: string;
            remarks?: string | null;
        };
        NewProduct: {
            assets?: components["schemas"]["Uuid"][];
            attributes?: components["schemas"]["Attributes"];
            category: components["schemas"]["Id"];
            description?: string;
            /** @description 4, 6 or 8 digits; empty for none. */
            hsn_code?: string;
            is_active?: boolean;
            pan_india_gst: components["schemas"]["Percent"];
            product_name: string;
            sub_category?: string;
            tax_category?: components["schemas"]["TaxCategory"];
        };
        NewPurchaseOrder: {
            due_date?: components["schemas"]["Day"];
            order_number?: components["schemas"]["OrderNumber"];
            purchase_order_lines: {
                offer_price: components["schemas"]["Money"];
                order_line_id?: components["schemas"]["Id"];
                product_sku_id: components["schemas"]["Id"];
                quantity: components["schemas"]["Quantity"];
                quotation_line_discount?: components["schemas"]["Percent"];
                remark?: string;
            }[];
            remark?: string;
            seller_id: components["schemas"]["Id"];
            warehouse_id?: components["schemas"]["Id"];
        };
        NewQuotation: {
            billing_registration_id?: components["schemas"]["Id"];
            bills_customer_itself?: boolean;
            gst_registration_id?: components["schemas"]["Id"];
            quotation_items: {
                below_cost_reason?: string;
                /** @default true */
                included_in_quotation?: boolean;
                quotation_line_discount?: components["schemas"]["Percent"];
                request_id: components["schemas"]["Id"];
                version?: components["schemas"]["Version"];
            }[];
            remarks?: string;
            valid_until?: components["schemas"]["Day"];
        };
        NewRegistration: {
            address1: string;
            city: string;
            gstin: components["schemas"]["Gstin"];
            postal_code: components["schemas"]["PostalCode"];
            state: string;
            version: components["schemas"]["Version"];
        };
        NewRfqs: {
            address_id: components["schemas"]["Id"];
            items: {
                product_sku_id: components["schemas"]["Id"];
                quantity: components["schemas"]["Quantity"];
                remarks?: string;
            }[];
            sales_person?: components["schemas"]["Id"];
            tenant_id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
        };
        NewSampleRequest: {
            /** @description quotation_item_id or line_id, as text. */
            entity_id: string;
            /** @enum {string} */
            entity_type: "QUOTATION_LINE" | "ORDER_LINE";
            product_sku_id: components["schemas"]["Id"];
            remarks?: string;
        };
        NewSavedQuery: {
            is_shared: boolean;
            query: string;
            /** @description Small letters, digits and hyphens; one in the company. */
            saved_query_name: string;
            title: string;
            /** @description Variables that it runs with. */
            variables: {
                [key: string]: unknown;
            };
        };
        NewSeller: {
            categories?: components["schemas"]["Id"][];
            email_id_1: components["schemas"]["Email"];
            gstin?: components["schemas"]["Gstin"] | null;
            is_active?: boolean;
            is_own_seller?: boolean;
            is_transporter?: boolean;
            logo?: components["schemas"]["Logo"] | null;
            mobile_1: components["schemas"]["Phone"];
            office_address_details: components["schemas"]["OfficeAddress"];
            org_id?: components["schemas"]["Id"];
            pin_code: components["schemas"]["PinCode"];
            seller_name: string;
            source_person?: components["schemas"]["Id"] | null;
            website?: string | null;
            year_of_establishment?: number | null;
            zone?: components["schemas"]["Zone"] | null;
        };
        NewShipment: {
            delivery_address: components["schemas"]["Id"];
            destination_type: components["schemas"]["Destination"];
            driver_name: string;
            driver_phone_1: components["schemas"]["Phone"];
            driver_phone_2?: string;
            e_way_bill_attachments?: string;
            e_way_bill_number?: string;
            from_address: components["schemas"]["Id"];
            loading_charge?: components["schemas"]["Money"];
            logistic_cost?: components["schemas"]["Money"];
            shipment_weight?: components["schemas"]["Decimal"];
            sub_shipment_tracker?: {
                /** @description Seconds since 1970. */
                expected_date: number;
                /** @description Above 0, at most what waits there. */
                quantity: number;
                shipment_tracker_id: components["schemas"]["Id"];
                sub_shipment_tracker_event_id: components["schemas"]["Id"];
            }[];
            sub_shipment_tracker_events: components["schemas"]["Id"][];
            sub_shipments: {
                dc_lines: {
                    order_line_id?: components["schemas"]["Id"];
                    po_line_id?: components["schemas"]["Id"];
                    /** @description Above 0, at most what waits there. */
                    quantity: number;
                    sub_shipment_tracker_event_id: components["schemas"]["Id"];
                }[];
                order_number?: components["schemas"]["OrderNumber"];
                to_address: components["schemas"]["Id"];
            }[];
            tracking_link?: string;
            transport_document_date?: components["schemas"]["Day"];
            transport_document_number?: string;
            /** @enum {string} */
            transport_initiated_by: "OWN" | "SELLER";
            /** @enum {string} */
            transport_mode?: "ROAD" | "RAIL" | "AIR" | "SHIP";
            transporter_id?: components["schemas"]["Id"];
            vehicle_number?: string;
            /** @enum {string} */
            vehicle_type?: "8 feet" | "10 feet" | "14 feet" | "17 feet" | "20 feet" | "24 feet" | "32 feet" | "Courier" | "Part Truck Load" | "Other";
        };
        NewSku: {
            assets?: components["schemas"]["Uuid"][];
            attributes?: components["schemas"]["Attributes"];
            created_by?: components["schemas"]["Id"];
            is_active?: boolean;
            product_id: components["schemas"]["Id"];
            product_sku_name: string;
            unit?: string;
            /** @enum {string} */
            unit_code?: "BAG" | "BAL" | "BDL" | "BKL" | "BOU" | "BOX" | "BTL" | "BUN" | "CAN" | "CBM" | "CCM" | "CMS" | "CTN" | "DOZ" | "DRM" | "GGK" | "GMS" | "GRS" | "GYD" | "KGS" | "KLR" | "KME" | "LTR" | "MLT" | "MTR" | "MTS" | "NOS" | "OTH" | "PAC" | "PCS" | "PRS" | "QTL" | "ROL" | "SET" | "SQF" | "SQM" | "SQY" | "TBS" | "TGM" | "THD" | "TON" | "TUB" | "UGS" | "UNT" | "YDS";
        };
        NewTenant: {
            confirm_duplicate?: boolean;
            contacts?: components["schemas"]["NewContact"][];
            credit_days?: number | null;
            further_addresses?: {
                address1: string;
                address2?: string;
                address3?: string;
                city: string;
                postal_code: components["schemas"]["PostalCode"];
                state?: string;
            }[];
            gst_no?: string;
            logo?: components["schemas"]["Logo"];
            org_id: components["schemas"]["Id"];
            sales_person?: components["schemas"]["Id"];
            shipping_address?: {
                address1: string;
                address2?: string;
                address3?: string;
                city: string;
                postal_code: components["schemas"]["PostalCode"];
                state?: string;
            };
            tenant_name: string;
        };
        NewTransporter: {
            gst_number: components["schemas"]["Gstin"];
            seller_id?: components["schemas"]["Id"] | null;
            transporter_name: string;
        };
        NewUser: {
            email: components["schemas"]["Email"];
            first_name: string;
            last_name?: string;
            logo?: components["schemas"]["Logo"];
            mobile: components["schemas"]["Phone"];
            org_id?: components["schemas"]["Id"];
            permissions?: components["schemas"]["Permissions"];
            /** @enum {integer} */
            role_id?: 1001 | 1002 | 1007 | 1008 | 1009 | 1010 | 1012 | 1013 | 1014 | 1020 | 10001;
            tenant_id?: components["schemas"]["Id"];
            username?: string;
        };
        NewWarehouse: {
            address: {
                address1: string;
                address2?: string;
                address3?: string;
                city: string;
                postal_code: components["schemas"]["PostalCode"];
                state?: string;
            };
            gst_registration_id?: components["schemas"]["Id"];
            warehouse_name: string;
        };
        Offer: {
            above_mrp_reason: string | null;
            brand: string | null;
            color: string | null;
            delivery_time_day: number;
            is_active: boolean;
            moq: components["schemas"]["Quantity"];
            mrp: components["schemas"]["Money"];
            offer_price: components["schemas"]["Money"];
            packaging_details: string | null;
            product_sku_name: string;
            seller?: components["schemas"]["SellerInfo"];
            seller_id: components["schemas"]["Id"];
            sku_id: components["schemas"]["Id"];
            sku_offer_id: components["schemas"]["Id"];
            type: string | null;
        };
        OfferId: {
            sku_offer_id: components["schemas"]["Id"];
        };
        OffersOfSeller: {
            address: string | null;
            district: string | null;
            minimum_variant_price: components["schemas"]["Money"] | null;
            offer_count: components["schemas"]["Count"];
            offers: components["schemas"]["Offer"][];
            seller_id: components["schemas"]["Id"];
            seller_name: string;
            state: string | null;
        };
        OffersOfSku: {
            minimum_variant_price: components["schemas"]["Money"] | null;
            offer_count: components["schemas"]["Count"];
            offers: components["schemas"]["Offer"][];
            product_id: components["schemas"]["Id"];
            product_name: string;
            product_sku_name: string;
            sku_id: components["schemas"]["Id"];
            unit: string;
        };
        OfferToPrice: {
            above_mrp_reason: string | null;
            brand: string | null;
            color: string | null;
            delivery_time_day: number;
            is_active: boolean;
            last_bought_at: components["schemas"]["Moment"] | null;
            last_bought_price: components["schemas"]["Money"] | null;
            moq: components["schemas"]["Quantity"];
            mrp: components["schemas"]["Money"];
            offer_price: components["schemas"]["Money"];
            packaging_details: string | null;
            product_sku_name: string;
            seller: components["schemas"]["SellerInfo"];
            seller_id: components["schemas"]["Id"];
            sku_id: components["schemas"]["Id"];
            sku_offer_id: components["schemas"]["Id"];
            type: string | null;
        };
        OfficeAddress: {
            address1: string;
            city: string;
            postal_code: components["schemas"]["PostalCode"];
            state?: string;
        };
        Opening: {
            amount: components["schemas"]["Money"];
            as_of: components["schemas"]["Day"];
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            document_date: components["schemas"]["Day"];
            due_date: components["schemas"]["Day"] | null;
            kind: components["schemas"]["OpeningKind"];
            number: string;
            /** @description Neither settled nor on payments that are noted and not made yet. */
            open_amount: string;
            opening_id: components["schemas"]["Id"];
            payment_mode: components["schemas"]["PaymentMode"] | null;
            remarks: string | null;
            seller_info: components["schemas"]["SellerInfo"] | null;
            settled_amount: components["schemas"]["Money"];
            tenant_info: components["schemas"]["TenantInfo"] | null;
            total: components["schemas"]["Money"];
        };
        /** @enum {string} */
        OpeningKind: "INVOICE" | "BILL" | "CUSTOMER_ADVANCE" | "VENDOR_ADVANCE";
        Order: {
            billing_details: components["schemas"]["BillTo"] | null;
            billing_registration_id: components["schemas"]["Id"] | null;
            /** @enum {string} */
            billing_status: "PENDING" | "PARTIALLY_INVOICED" | "INVOICED";
            bills_customer_itself: boolean;
            cancel_reason: string | null;
            created_by_info: components["schemas"]["UserInfo"];
            created_date: components["schemas"]["Moment"];
            customer_po_no: string | null;
            delivery_address_details: components["schemas"]["AddressDetails"];
            edd: components["schemas"]["Day"] | null;
            /** @enum {string} */
            fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
            has_issued_po: boolean;
            old_date: components["schemas"]["Day"] | null;
            old_number: string | null;
            order_grand_total: components["schemas"]["Money"];
            order_gst_amount: components["schemas"]["Money"];
            order_id: components["schemas"]["Id"];
            order_lines: components["schemas"]["OrderLine"][];
            order_number: string;
            order_taxable_amount: components["schemas"]["Money"];
            /** @enum {string} */
            payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
            po_lines?: components["schemas"]["OrderPoLine"][];
            po_shipments?: components["schemas"]["DocumentShipment"][];
            quotation_id: components["schemas"]["Id"] | null;
            remarks: string | null;
            sales_person: components["schemas"]["Id"] | null;
            sales_person_info?: components["schemas"]["UserInfo"] | null;
            status: components["schemas"]["OrderStatus"];
            supplied_by: components["schemas"]["SuppliedBy"] | null;
            tenant_id: components["schemas"]["Id"];
            tenant_info?: components["schemas"]["TenantInfo"];
            updated_at: components["schemas"]["Moment"];
            user_info?: components["schemas"]["UserInfo"] | null;
            version: number;
        };
        OrderChange: {
            address_id?: components["schemas"]["Id"];
            billing_registration_id?: components["schemas"]["Id"] | null;
            bills_customer_itself?: boolean;
            customer_po_no?: string | null;
            edd?: components["schemas"]["Day"] | null;
            gst_registration_id?: components["schemas"]["Id"];
            order_lines?: {
                address_id?: components["schemas"]["Id"];
                below_cost_reason?: string;
                line_id: components["schemas"]["Id"];
                order_line_discount?: components["schemas"]["Percent"];
                quantity?: components["schemas"]["Quantity"];
                selling_price?: components["schemas"]["Money"];
                warehouse_id?: components["schemas"]["Id"] | null;
            }[];
            order_number: components["schemas"]["OrderNumber"];
            remarks?: string | null;
            sales_person?: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
        };
        OrderDelay: {
            days_late: number;
            expected_date: components["schemas"]["Day"];
            order_number: string;
            /** @enum {string} */
            stage: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED";
        };
        OrderLine: {
            below_cost_reason: string | null;
            cancel_reason: string | null;
            cancelled_quantity: components["schemas"]["Units"];
            cgst_amount: components["schemas"]["Money"];
            delivered_before: components["schemas"]["Units"];
            delivered_quantity: components["schemas"]["Units"];
            delivery_address_details: components["schemas"]["AddressDetails"];
            dispatched_quantity: components["schemas"]["Units"];
            generated_po_qty?: components["schemas"]["Units"];
            igst_amount: components["schemas"]["Money"];
            invoiced_quantity: components["schemas"]["Units"];
            issued_po_qty: components["schemas"]["Units"];
            line_id: components["schemas"]["Id"];
            line_number: number;
            line_total: components["schemas"]["Money"];
            mg: components["schemas"]["Margin"] | null;
            offer_price: components["schemas"]["Money"] | null;
            order_line_discount: components["schemas"]["Percent"];
            pan_india_gst: components["schemas"]["Percent"];
            product: components["schemas"]["ProductInfo"];
            product_sku_id: components["schemas"]["Id"];
            product_sku_name: string;
            quantity: components["schemas"]["Quantity"];
            remarks: string | null;
            seller: components["schemas"]["SellerInfo"] | null;
            selling_price: components["schemas"]["Money"];
            sgst_amount: components["schemas"]["Money"];
            sku: components["schemas"]["SkuOfLine"];
            state_code: string | null;
            status: components["schemas"]["OrderLineStatus"];
            stock_quantity: components["schemas"]["Units"];
            tax_category: components["schemas"]["TaxCategory"];
            taxable_amount: components["schemas"]["Money"];
            taxed_anew_at: components["schemas"]["Moment"] | null;
            taxed_before: string | null;
            warehouse_id: components["schemas"]["Id"] | null;
            warehouse_name: string | null;
            /** @description CGST + SGST, else IGST. */
            within_state: boolean;
        };
        OrderLineCancellation: {
            line_id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            reason: string;
            /** @enum {string} */
            status: "CANCELLED";
            version?: components["schemas"]["Version"];
        };
        /** @enum {string} */
        OrderLineStatus: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
        OrderNumber: string;
        OrderPoLine: {
            cancelled_quantity: components["schemas"]["Units"];
            line_id: components["schemas"]["Id"] | null;
            po_created_date: components["schemas"]["Moment"];
            po_grand_total: components["schemas"]["Money"] | null;
            po_id: components["schemas"]["Id"];
            po_line_id: components["schemas"]["Id"];
            po_status: components["schemas"]["PoStatus"];
            product_sku_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            seller: components["schemas"]["SellerInfo"] | null;
        };
        /** @enum {string} */
        OrderStatus: "CONFIRMED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
        OrderStatusChange: {
            order_number: components["schemas"]["OrderNumber"];
            reason?: string;
            send_email?: boolean;
            send_email_with_attachment?: boolean;
            status: components["schemas"]["OrderStatus"];
            version?: components["schemas"]["Version"];
        };
        OrderToPurchase: {
            order_id: components["schemas"]["Id"];
            sellers: components["schemas"]["Id"][];
        };
        Organisation: {
            created_at: components["schemas"]["Moment"];
            is_active: boolean;
            logo: string | null;
            logo_thumbnail: string | null;
            org_id: components["schemas"]["Id"];
            organisation_name: string;
            tenant_count: components["schemas"]["Count"];
            updated_at: components["schemas"]["Moment"];
        };
        OrganisationChange: {
            is_active?: boolean;
            logo?: components["schemas"]["Logo"];
            org_id: components["schemas"]["Id"];
            organisation_name?: string;
        };
        OwnPresence: {
            [key: string]: {
                last_route: string;
                /** @description Seconds since 1970. */
                last_seen: number;
            };
        };
        PartyMonths: {
            id: components["schemas"]["Id"];
            months: {
                growth_percent: string | null;
                /** @description YYYY-MM. */
                month: string;
                value: components["schemas"]["Sum"];
            }[];
            name: string;
            total: components["schemas"]["Sum"];
        };
        Payment: {
            advance_id: components["schemas"]["Id"] | null;
            advance_number: string | null;
            /** @description Documents that the payment settles. */
            allocations: {
                amount: components["schemas"]["Money"];
                bill_id: components["schemas"]["Id"] | null;
                invoice_id: components["schemas"]["Id"] | null;
                invoice_number: string | null;
            }[];
            amount: components["schemas"]["Money"];
            attachments: components["schemas"]["StoredFile"][];
            bill_id: components["schemas"]["Id"] | null;
            cash_reason: string | null;
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            /** @enum {string} */
            direction: "INCOMING" | "OUTGOING";
            invoice_id: components["schemas"]["Id"] | null;
            /** @description Oldest first. */
            logs: components["schemas"]["PaymentLog"][];
            opening_id: components["schemas"]["Id"] | null;
            opening_number: string | null;
            order_number: string | null;
            payment_date: components["schemas"]["Day"];
            payment_id: components["schemas"]["Id"];
            payment_mode: components["schemas"]["PaymentMode"];
            po_id: components["schemas"]["Id"] | null;
            reason: string | null;
            reference_number: string;
            remarks: string | null;
            seller_info: components["schemas"]["SellerInfo"] | null;
            sellerId: components["schemas"]["Id"] | null;
            /** @enum {string} */
            status: "PENDING" | "APPROVED" | "PAID" | "REJECTED" | "VOID";
            tenant_info: components["schemas"]["TenantInfo"] | null;
            tenantId: components["schemas"]["Id"] | null;
            updated_at: components["schemas"]["Moment"];
        };
        PaymentLog: {
            action: string;
            audit_id: components["schemas"]["Id"];
            created_at: components["schemas"]["Moment"];
            from: string | null;
            remarks: string | null;
            to: string | null;
            user_info: components["schemas"]["UserInfo"] | null;
        };
        /** @enum {string} */
        PaymentMode: "BANK_TRANSFER" | "UPI" | "CHEQUE" | "CASH" | "CARD";
        PaymentStatusChange: {
            payment_id: components["schemas"]["Id"];
            reason?: string | null;
            /** @enum {string} */
            status: "APPROVED" | "PAID" | "REJECTED" | "VOID";
        };
        PendingCounts: {
            dispatch: components["schemas"]["Count"];
            inward: components["schemas"]["Count"];
            POD: components["schemas"]["Count"];
        };
        /** @description 0 to 100 with at most 2 decimals, as text. */
        Percent: string;
        Permissions: {
            admin_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
            blogs?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
            company?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
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
            stock?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
            tenant?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
            tenant_user?: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
        };
        Phone: string;
        Picture: {
            thumbnail_url: string;
            url: string;
            uuid: components["schemas"]["Uuid"];
        };
        PinCode: number;
        PointChange: {
            event_name: components["schemas"]["EventName"];
            source_id: components["schemas"]["Id"];
            /** @enum {string} */
            source_type: "SELLER" | "WAREHOUSE";
            sub_shipment_tracker_ids: components["schemas"]["Id"][];
        };
        PoPreview: {
            lines: {
                generated: components["schemas"]["Units"];
                line_id: components["schemas"]["Id"];
                offer_price: components["schemas"]["Money"];
                ordered: components["schemas"]["Units"];
                product_sku_name: string;
                remaining: components["schemas"]["Units"];
                sku_info: components["schemas"]["SkuInfo"];
            }[];
            pos: components["schemas"]["PurchaseOrderSummary"][];
            seller_info: components["schemas"]["SellerInfo"];
        };
        PortalFile: {
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
        PostalCode: string;
        /** @enum {string} */
        PoState: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "CANCELLED";
        /** @enum {string} */
        PoStatus: "DRAFT" | "SENT_FOR_APPROVAL" | "APPROVED" | "REJECTED" | "ISSUED" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
        PoToBill: {
            po_id: components["schemas"]["Id"];
        };
        Product: {
            assets: string[];
            attributes: {
                [key: string]: string;
            };
            category: components["schemas"]["Id"];
            category_name: string;
            created_at: components["schemas"]["Moment"];
            created_by: components["schemas"]["Id"] | null;
            description: string | null;
            hsn_code: string | null;
            is_active: boolean;
            offer_count: components["schemas"]["Count"] | null;
            pan_india_gst: components["schemas"]["Percent"];
            pictures: components["schemas"]["Picture"][];
            product_category_manager: components["schemas"]["UserInfo"][];
            product_id: components["schemas"]["Id"];
            product_name: string;
            sku_count: components["schemas"]["Count"];
            skus?: components["schemas"]["Sku"][];
            sub_category: string | null;
            tax_category: components["schemas"]["TaxCategory"];
            thumbnail: string | null;
            updated_at: components["schemas"]["Moment"];
        };
        ProductChange: {
            assets?: components["schemas"]["Uuid"][];
            attributes?: components["schemas"]["Attributes"];
            category?: components["schemas"]["Id"];
            description?: string;
            /** @description 4, 6 or 8 digits; empty for none. */
            hsn_code?: string;
            is_active?: boolean;
            pan_india_gst?: components["schemas"]["Percent"];
            product_id: components["schemas"]["Id"];
            product_name?: string;
            sub_category?: string;
            tax_category?: components["schemas"]["TaxCategory"];
        };
        ProductId: {
            product_id: components["schemas"]["Id"];
        };
        ProductInfo: {
            assets: string[];
            hsn_code: string | null;
            pan_india_gst: components["schemas"]["Percent"];
            product_id: components["schemas"]["Id"];
            product_name: string;
            thumbnail: string | null;
        };
        ProductLead: {
            created_at: components["schemas"]["Moment"];
            lead: components["schemas"]["SellerLead"];
            lead_id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            product_lead_id: components["schemas"]["Id"];
            product_name: string;
        };
        ProductSuggestion: {
            assets: string[];
            attributes: components["schemas"]["Attributes"];
            product_id: components["schemas"]["Id"];
            product_name: string;
            product_sku_id: components["schemas"]["Id"];
            product_sku_name: string;
            thumbnail: string | null;
            unit: string;
        };
        Profile: {
            change_number: number;
            company_name: string;
            company_registrations?: components["schemas"]["SuppliedBy"][];
            company_state_code: string;
            default_user: {
                address_id: components["schemas"]["Id"] | null;
                org_id: components["schemas"]["Id"];
                tenant_id: components["schemas"]["Id"];
                tenant_name: string;
                user_id: components["schemas"]["Id"];
            } | null;
            deleted_user: boolean;
            /** @description What is shown was invented by the seed. */
            demo_data: boolean;
            email: string;
            first_name: string;
            last_name: string | null;
            logo: string | null;
            mobile: string;
            organisation_details: {
                org_id: components["schemas"]["Id"];
                organisation_name: string;
            } | null;
            permissions: {
                [key: string]: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
            };
            role_id: number;
            sales_user_ids: components["schemas"]["Id"][];
            tenant_name: string | null;
            user_id: components["schemas"]["Id"];
            username: string;
            viewed_by: number | null;
        };
        PurchaseOrder: {
            approved_by_info: components["schemas"]["UserInfo"] | null;
            /** @enum {string} */
            billing_status: "PENDING" | "PARTIALLY_BILLED" | "BILLED";
            bought_by: components["schemas"]["SuppliedBy"] | null;
            cancel_reason: string | null;
            created_by: components["schemas"]["Id"];
            created_by_info: components["schemas"]["UserInfo"];
            created_date: components["schemas"]["Moment"];
            delivery_points?: {
                expected_date: components["schemas"]["Day"];
                initial_date: components["schemas"]["Day"];
                po_line_id: components["schemas"]["Id"] | null;
                quantity: components["schemas"]["Quantity"];
                sku_info: components["schemas"]["SkuInfo"];
                /** @enum {string} */
                status: "PENDING" | "IN_TRANSIT" | "RECEIVED_AT_WAREHOUSE" | "DELIVERED" | "CANCELLED";
                sub_shipment_tracker_id: components["schemas"]["Id"];
            }[];
            due_date: components["schemas"]["Day"] | null;
            /** @enum {string} */
            fulfilment_status: "PENDING" | "PARTIALLY_IN_TRANSIT" | "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED";
            gstin: string | null;
            issued_at: components["schemas"]["Moment"] | null;
            old_date: components["schemas"]["Day"] | null;
            old_number: string | null;
            order_id: components["schemas"]["Id"] | null;
            order_number: string | null;
            paid_amount: components["schemas"]["Money"];
            /** @enum {string} */
            payment_status: "PENDING" | "PARTIALLY_PAID" | "PAID";
            pending_amount: components["schemas"]["Money"];
            po_grand_total: components["schemas"]["Money"];
            po_gst_amount: components["schemas"]["Money"];
            po_id: components["schemas"]["Id"];
            po_state: components["schemas"]["PoState"];
            po_taxable_amount: components["schemas"]["Money"];
            purchase_order_lines: components["schemas"]["PurchaseOrderLine"][];
            reference_order?: components["schemas"]["ReferenceOrder"] | null;
            reject_reason: string | null;
            remark: string | null;
            seller_email: string | null;
            seller_id: components["schemas"]["Id"];
            seller_info: components["schemas"]["SellerWithContact"];
            seller_whatsapp_number: string | null;
            shipments?: components["schemas"]["DocumentShipment"][];
            status: components["schemas"]["PoStatus"];
            updated_at: components["schemas"]["Moment"];
            version: number;
            warehouse_info: {
                warehouse_id: components["schemas"]["Id"];
                warehouse_name: string;
            } | null;
            within_state: boolean;
        };
        PurchaseOrderChange: {
            due_date?: components["schemas"]["Day"] | null;
            po_id: components["schemas"]["Id"];
            purchase_order_lines?: {
                offer_price?: components["schemas"]["Money"];
                po_line_id: components["schemas"]["Id"];
                quantity?: components["schemas"]["Quantity"];
                quotation_line_discount?: components["schemas"]["Percent"];
                remark?: string | null;
            }[];
            remark?: string | null;
            seller_email?: components["schemas"]["Email"] | null;
            seller_whatsapp_number?: components["schemas"]["Phone"] | null;
            version?: components["schemas"]["Version"];
        };
        PurchaseOrderLine: {
            billed_quantity: components["schemas"]["Units"];
            cancel_reason: string | null;
            cancelled_quantity: components["schemas"]["Units"];
            cgst_amount: components["schemas"]["Money"];
            delivered_before: components["schemas"]["Units"];
            delivered_quantity: components["schemas"]["Units"];
            dispatched_quantity: components["schemas"]["Units"];
            gstin: components["schemas"]["Percent"];
            igst_amount: components["schemas"]["Money"];
            item_total: components["schemas"]["Money"];
            line_number: number;
            line_total: components["schemas"]["Money"];
            mg: components["schemas"]["Margin"] | null;
            offer_price: components["schemas"]["Money"];
            order_line_id: components["schemas"]["Id"] | null;
            pan_india_gst: components["schemas"]["Percent"];
            po_line_id: components["schemas"]["Id"];
            product_info: components["schemas"]["ProductInfo"];
            product_sku_id: components["schemas"]["Id"];
            product_sku_name: string;
            quantity: components["schemas"]["Quantity"];
            quotation_line_discount: components["schemas"]["Percent"];
            remark: string | null;
            sgst_amount: components["schemas"]["Money"];
            sku: components["schemas"]["SkuOfLine"];
            /** @enum {string} */
            status: "OPEN" | "CANCELLED";
            taxable_amount: components["schemas"]["Money"];
            unit_price: components["schemas"]["Money"];
        };
        PurchaseOrderSummary: {
            created_date: components["schemas"]["Moment"];
            po_grand_total: components["schemas"]["Money"] | null;
            po_id: components["schemas"]["Id"];
            seller: components["schemas"]["SellerInfo"] | null;
            status: components["schemas"]["PoStatus"];
        };
        PurchasePeriod: {
            average_price: components["schemas"]["Sum"] | null;
            period: components["schemas"]["Day"];
            /** @description Pieces. */
            quantity: number;
            value: components["schemas"]["Sum"];
        };
        Quantity: number;
        Quotation: {
            billing_details: components["schemas"]["BillTo"] | null;
            billing_registration_id: components["schemas"]["Id"] | null;
            bills_customer_itself: boolean;
            contact_email: string | null;
            created_by: components["schemas"]["Id"];
            created_by_info?: components["schemas"]["UserInfo"] | null;
            created_date: components["schemas"]["Moment"];
            grand_total: components["schemas"]["Money"];
            gst_amount: components["schemas"]["Money"];
            item_count: number;
            margin_after_discount: components["schemas"]["Margin"] | null;
            needed_by: components["schemas"]["Day"] | null;
            order_number: string | null;
            quotation_id: components["schemas"]["Id"];
            quotation_items: components["schemas"]["QuotationItem"][];
            reject_message: string | null;
            remarks: string | null;
            request_id: components["schemas"]["Id"];
            revision: number;
            sales_person: components["schemas"]["Id"] | null;
            sales_person_info?: components["schemas"]["UserInfo"] | null;
            /** @enum {string} */
            status: "SENT" | "CONFIRMED" | "CONVERTED_TO_ORDER" | "REJECTED";
            supplied_by: components["schemas"]["SuppliedBy"] | null;
            taxable_amount: components["schemas"]["Money"];
            tenant_id: components["schemas"]["Id"];
            tenant_info: components["schemas"]["TenantInfo"];
            updated_at: components["schemas"]["Moment"];
            valid_until: components["schemas"]["Day"] | null;
            version: number;
        };
        QuotationChange: {
            billing_registration_id?: components["schemas"]["Id"] | null;
            bills_customer_itself?: boolean;
            gst_registration_id?: components["schemas"]["Id"];
            quotation_id: components["schemas"]["Id"];
            quotation_items?: {
                below_cost_reason?: string;
                included_in_quotation?: boolean;
                quantity?: components["schemas"]["Quantity"];
                quotation_item_id: components["schemas"]["Id"];
                quotation_line_discount?: components["schemas"]["Percent"];
                rfq_selling_price?: components["schemas"]["Money"];
            }[];
            reject_message?: string;
            remarks?: string | null;
            /** @enum {string} */
            status?: "SENT" | "CONFIRMED" | "REJECTED";
            valid_until?: components["schemas"]["Day"] | null;
            version?: components["schemas"]["Version"];
        };
        QuotationItem: {
            below_cost_reason: string | null;
            cgst_amount: components["schemas"]["Money"];
            delivery_address_details: components["schemas"]["AddressDetails"];
            igst_amount: components["schemas"]["Money"];
            included_in_quotation: boolean;
            item_total: components["schemas"]["Money"];
            line_number: number;
            margin_after_discount: components["schemas"]["Margin"] | null;
            pan_india_gst: components["schemas"]["Percent"];
            product_sku_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            quotation_item_id: components["schemas"]["Id"];
            quotation_line_discount: components["schemas"]["Percent"];
            remarks: string | null;
            request_id: components["schemas"]["Id"];
            rfq_mg: components["schemas"]["Margin"] | null;
            rfq_offer_price: components["schemas"]["Money"] | null;
            rfq_selling_price: components["schemas"]["Money"];
            sgst_amount: components["schemas"]["Money"];
            sku_info: components["schemas"]["SkuInfo"];
            state_code: string | null;
            tax_category: components["schemas"]["TaxCategory"];
            taxable_amount: components["schemas"]["Money"];
            /** @description CGST + SGST, else IGST. */
            within_state: boolean;
        };
        QuotationMail: {
            emails: components["schemas"]["Email"][];
            message?: string;
            quotation_id: components["schemas"]["Id"];
        };
        QuotationToOrder: {
            address_id?: components["schemas"]["Id"];
            billing_registration_id?: components["schemas"]["Id"];
            bills_customer_itself?: boolean;
            customer_po_no?: string;
            edd?: components["schemas"]["Day"];
            gst_registration_id?: components["schemas"]["Id"];
            quotation_id: components["schemas"]["Id"];
        };
        ReadyEnquiry: {
            enquiry_id: components["schemas"]["Id"];
            enquiry_number: string;
            needed_by: components["schemas"]["Day"] | null;
            open_count: number;
            ready_count: number;
            tenant_info: components["schemas"]["TenantInfo"];
        };
        RecentTransaction: {
            date: components["schemas"]["Moment"];
            /** @enum {string} */
            document_type: "ORDER" | "PURCHASE_ORDER";
            offer_price: components["schemas"]["Money"] | null;
            order_id: components["schemas"]["Id"] | null;
            order_number: string | null;
            party: string;
            po_id: components["schemas"]["Id"] | null;
            quantity: components["schemas"]["Quantity"];
            selling_price: components["schemas"]["Money"] | null;
        };
        RecordChange: {
            id: components["schemas"]["Id"] | null;
            key: string | null;
            /** @enum {string} */
            kind: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "DELIVERY_POINT" | "PAYMENT" | "OPENING" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "EXPENSE" | "DELIVERY_CHALLAN" | "SHIPMENT" | "ORGANISATION" | "TENANT" | "USER" | "CATEGORY" | "PRODUCT" | "SKU" | "OFFER" | "CONTRACT_PRICE" | "SELLER" | "SELLER_LEAD" | "TRANSPORTER" | "WAREHOUSE" | "BLOG" | "BILLING_REGISTRATION" | "BOOKS" | "COMPANY";
            request_id: string | null;
        };
        /** @description Id of the record; of an order its number. */
        RecordKey: string;
        /** @enum {string} */
        RecordName: "RFQ" | "QUOTATION" | "SAMPLE_REQUEST" | "ORDER" | "PURCHASE_ORDER" | "SHIPMENT" | "DELIVERY_CHALLAN" | "BILL" | "INVOICE" | "CREDIT_NOTE" | "SELLER" | "TENANT" | "PRODUCT";
        ReferenceOrder: {
            edd: components["schemas"]["Day"] | null;
            order_id: components["schemas"]["Id"];
            order_lines: {
                cancelled_quantity: components["schemas"]["Units"];
                generated_quantity: components["schemas"]["Units"];
                line_id: components["schemas"]["Id"];
                line_number: number;
                product: components["schemas"]["ProductInfo"];
                quantity: components["schemas"]["Quantity"];
                seller: components["schemas"]["SellerInfo"] | null;
                sku: components["schemas"]["SkuOfLine"];
            }[];
            order_number: string;
            status: components["schemas"]["OrderStatus"];
            tenant_info: components["schemas"]["TenantInfo"];
        };
        RefreshToken: {
            refreshToken: string;
        };
        Refusal: {
            error: string;
            field?: string;
            message: string;
            /** @enum {unknown} */
            success: false;
        };
        RegistrationChange: {
            address1: string;
            city: string;
            gst_registration_id: components["schemas"]["Id"];
            gstin: components["schemas"]["Gstin"];
            postal_code: components["schemas"]["PostalCode"];
            state: string;
            version: components["schemas"]["Version"];
        };
        RegistrationId: {
            gst_registration_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        RegistrationKind: "REGULAR" | "SEZ";
        ResendOtp: {
            sessionId: components["schemas"]["Uuid"];
        };
        Rfq: {
            below_cost_reason: string | null;
            category_manager: number | null;
            created_by_info: components["schemas"]["UserInfo"];
            created_date: components["schemas"]["Moment"];
            delivery_address_details: components["schemas"]["AddressDetails"];
            enquiry: components["schemas"]["EnquiryOfRfq"] | null;
            message: string | null;
            org_id: components["schemas"]["Id"];
            product_category_manager: components["schemas"]["UserInfo"][];
            product_sku_id: components["schemas"]["Id"];
            product_sku_name: string;
            productInfo: components["schemas"]["ProductInfo"];
            quantity: components["schemas"]["Quantity"];
            remarks: string | null;
            request_id: components["schemas"]["Id"];
            rfq_mg: components["schemas"]["Decimal"] | null;
            rfq_offer_id: components["schemas"]["Id"] | null;
            rfq_offer_price: components["schemas"]["Money"] | null;
            rfq_selling_price: components["schemas"]["Money"] | null;
            sales_person: components["schemas"]["Id"] | null;
            sales_person_info: components["schemas"]["UserInfo"] | null;
            seller: components["schemas"]["SellerInfo"] | null;
            sku: components["schemas"]["SkuOfLine"];
            /** @enum {string} */
            status: "PENDING" | "PRICE_UPDATED" | "QUOTATION_GENERATED" | "ARCHIVED";
            tenant_id: components["schemas"]["Id"];
            tenant_info: components["schemas"]["TenantInfo"];
            updated_at: components["schemas"]["Moment"];
            version: number;
        };
        RfqChange: {
            below_cost_reason?: string;
            message?: string;
            pan_india_gst?: components["schemas"]["Percent"];
            quantity: components["schemas"]["Quantity"];
            remarks?: string;
            request_id: components["schemas"]["Id"];
            rfq_mg?: components["schemas"]["Decimal"];
            rfq_offer_id?: components["schemas"]["Id"];
            rfq_offer_price?: components["schemas"]["Money"];
            rfq_selling_price?: components["schemas"]["Money"];
            /** @enum {string} */
            status: "PRICE_UPDATED" | "ARCHIVED";
            version?: components["schemas"]["Version"];
        };
        RfqDay: {
            count: components["schemas"]["Count"];
            date: components["schemas"]["Day"];
            rfqs: components["schemas"]["Rfq"][];
        };
        RfqPrices: {
            prices: {
                below_cost_reason?: string;
                pan_india_gst?: components["schemas"]["Percent"];
                quantity: components["schemas"]["Quantity"];
                remarks?: string;
                request_id: components["schemas"]["Id"];
                rfq_mg?: components["schemas"]["Decimal"];
                rfq_offer_id?: components["schemas"]["Id"];
                rfq_offer_price?: components["schemas"]["Money"];
                rfq_selling_price?: components["schemas"]["Money"];
                version?: components["schemas"]["Version"];
            }[];
        };
        RfqPricing: {
            contract_price: components["schemas"]["Money"] | null;
            last_price: components["schemas"]["Money"] | null;
            last_sold_at: components["schemas"]["Moment"] | null;
            margin_floor: components["schemas"]["Decimal"];
            offers: components["schemas"]["OfferToPrice"][];
            request_id: components["schemas"]["Id"];
        };
        RoleChange: {
            permissions: components["schemas"]["Permissions"];
            /** @enum {integer} */
            role_id: 1001 | 1002 | 1007 | 1008 | 1009 | 1010 | 1012 | 1013 | 1014 | 1020 | 10001;
        };
        RoleEffect: {
            /** @description Those whose permissions would change. */
            count: number;
            /** @description People who have the role. */
            staff: number;
            users: {
                added: number;
                /** @description Pairs given or taken by hand, which stay. */
                own_differences: number;
                removed: number;
                user_info: components["schemas"]["UserInfo"];
            }[];
        };
        RolesWithout: {
            role_ids: (1001 | 1002 | 1007 | 1008 | 1009 | 1010 | 1012 | 1013 | 1014 | 1020 | 10001)[];
        };
        RoleTemplate: {
            /** @description Whether the caller may give this role to somebody. */
            assignable: boolean;
            display_name: string;
            permissions: components["schemas"]["Permissions"];
            role_id: number;
            /** @description Changes of the template; 0 for that of the product. */
            version: number;
        };
        RoleTemplateChange: {
            permissions: components["schemas"]["Permissions"];
            /** @enum {integer} */
            role_id: 1001 | 1002 | 1007 | 1008 | 1009 | 1010 | 1012 | 1013 | 1014 | 1020 | 10001;
            version: components["schemas"]["Units"];
        };
        Rotation: {
            api_token_id: components["schemas"]["Id"];
            /** @description Days that the token lasts. */
            days: number;
            /** @description Hours that the token before still works. */
            overlap_hours: number;
            version: components["schemas"]["Version"];
        };
        SampleRequest: {
            assigned_at: components["schemas"]["Moment"] | null;
            assigned_by: components["schemas"]["Id"] | null;
            assigned_by_info: components["schemas"]["UserInfo"] | null;
            assigned_to: components["schemas"]["Id"] | null;
            assigned_to_info: components["schemas"]["UserInfo"] | null;
            created_at: components["schemas"]["Moment"];
            created_by: components["schemas"]["Id"];
            created_by_info: components["schemas"]["UserInfo"];
            entity_info: {
                /** @description quotation_item_id or line_id, as text. */
                entity_id: string;
                /** @enum {string} */
                entity_type: "QUOTATION_LINE" | "ORDER_LINE";
                order_number: string | null;
                quotation_id: components["schemas"]["Id"] | null;
                tenant_id: components["schemas"]["Id"];
                tenant_name: string;
            };
            org_id: components["schemas"]["Id"] | null;
            product_sku_id: components["schemas"]["Id"];
            product_sku_info: components["schemas"]["SkuInfo"];
            product_sku_name: string;
            remarks: string | null;
            sales_person: components["schemas"]["Id"] | null;
            sales_person_info: components["schemas"]["UserInfo"] | null;
            sample_request_id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "DRAFT" | "SAMPLE_REQUESTED" | "PROCESSING_BY_VENDOR" | "RECEIVED_AT_WAREHOUSE" | "FORWARDED_TO_SALES" | "DELIVERED_TO_CUSTOMER" | "CONFIRMED" | "REJECTED";
            tenant_info: components["schemas"]["TenantInfo"];
            updated_at: components["schemas"]["Moment"];
        };
        SampleRequestChange: {
            assigned_to?: components["schemas"]["Id"];
            remarks?: string;
            sample_request_id: components["schemas"]["Id"];
            /** @enum {string} */
            status?: "DRAFT" | "SAMPLE_REQUESTED" | "PROCESSING_BY_VENDOR" | "RECEIVED_AT_WAREHOUSE" | "FORWARDED_TO_SALES" | "DELIVERED_TO_CUSTOMER" | "CONFIRMED" | "REJECTED";
        };
        SampleRequestStatusChange: {
            remarks?: string;
            sample_request_id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "SAMPLE_REQUESTED" | "PROCESSING_BY_VENDOR" | "RECEIVED_AT_WAREHOUSE" | "FORWARDED_TO_SALES" | "DELIVERED_TO_CUSTOMER" | "CONFIRMED" | "REJECTED";
        };
        SavedQuery: {
            created_at: components["schemas"]["Moment"];
            is_shared: boolean;
            may_change: boolean;
            query: string;
            saved_query_id: components["schemas"]["Id"];
            saved_query_name: string;
            title: string;
            updated_at: components["schemas"]["Moment"];
            user_info: components["schemas"]["UserInfo"];
            variables: {
                [key: string]: unknown;
            };
            version: number;
        };
        SavedQueryChange: {
            is_shared: boolean;
            query: string;
            saved_query_id: components["schemas"]["Id"];
            /** @description Small letters, digits and hyphens; one in the company. */
            saved_query_name: string;
            title: string;
            /** @description Variables that it runs with. */
            variables: {
                [key: string]: unknown;
            };
            version: components["schemas"]["Version"];
        };
        SearchHit: {
            detail: string;
            /** @description Id of the record; of an order its number. */
            id: string;
            /** @enum {string} */
            kind: "ORDER" | "ENQUIRY" | "QUOTE_REQUEST" | "QUOTATION" | "SAMPLE_REQUEST" | "INVOICE" | "CREDIT_NOTE" | "PAYMENT" | "DELIVERY_CHALLAN" | "SHIPMENT" | "PURCHASE_ORDER" | "BILL" | "TICKET" | "CUSTOMER" | "CONTACT" | "ORGANISATION" | "VENDOR" | "PRODUCT" | "SKU";
            page: {
                /** @description Id of the record; of an order its number. */
                id: string;
                /** @enum {string} */
                kind: "ORDER" | "ENQUIRY" | "QUOTE_REQUEST" | "QUOTATION" | "SAMPLE_REQUEST" | "INVOICE" | "CREDIT_NOTE" | "PAYMENT" | "DELIVERY_CHALLAN" | "SHIPMENT" | "PURCHASE_ORDER" | "BILL" | "TICKET" | "CUSTOMER" | "CONTACT" | "ORGANISATION" | "VENDOR" | "PRODUCT" | "SKU";
            };
            status: string | null;
            title: string;
        };
        Seller: {
            active_offer_count: components["schemas"]["Count"];
            categories: components["schemas"]["SellerCategory"][];
            created_at: components["schemas"]["Moment"];
            email_id_1: string;
            gstin: string | null;
            is_active: boolean;
            is_own_seller: boolean;
            is_transporter: boolean;
            logo: string | null;
            logo_thumbnail: string | null;
            mobile_1: string;
            office_address_details: components["schemas"]["AddressDetails"] | null;
            org_id: components["schemas"]["Id"] | null;
            pin_code: number;
            seller_id: components["schemas"]["Id"];
            seller_name: string;
            source_person: components["schemas"]["Id"] | null;
            source_person_info: components["schemas"]["UserInfo"] | null;
            updated_at: components["schemas"]["Moment"];
            website: string | null;
            year_of_establishment: number | null;
            zone: components["schemas"]["Zone"] | null;
        };
        SellerAnalytics: {
            active: components["schemas"]["Count"];
            by_category: {
                active: components["schemas"]["Count"];
                category: components["schemas"]["SellerCategory"] | null;
                total: components["schemas"]["Count"];
            }[];
            by_day: {
                active: components["schemas"]["Count"];
                day: components["schemas"]["Day"];
                total: components["schemas"]["Count"];
            }[];
            by_source_person: {
                active: components["schemas"]["Count"];
                source_person_info: components["schemas"]["UserInfo"] | null;
                total: components["schemas"]["Count"];
            }[];
            by_zone: {
                active: components["schemas"]["Count"];
                total: components["schemas"]["Count"];
                zone: components["schemas"]["Zone"] | null;
            }[];
            total: components["schemas"]["Count"];
        };
        SellerCategory: {
            category_id: components["schemas"]["Id"];
            category_name: string;
        };
        SellerChange: {
            categories?: components["schemas"]["Id"][];
            email_id_1?: components["schemas"]["Email"];
            gstin?: components["schemas"]["Gstin"] | null;
            is_active?: boolean;
            is_transporter?: boolean;
            logo?: components["schemas"]["Logo"] | null;
            mobile_1?: components["schemas"]["Phone"];
            office_address_details?: components["schemas"]["OfficeAddress"];
            pin_code?: components["schemas"]["PinCode"];
            seller_id: components["schemas"]["Id"];
            seller_name?: string;
            source_person?: components["schemas"]["Id"] | null;
            website?: string | null;
            year_of_establishment?: number | null;
            zone?: components["schemas"]["Zone"] | null;
        };
        SellerId: {
            seller_id: components["schemas"]["Id"];
        };
        SellerInfo: {
            district: string | null;
            seller_id: components["schemas"]["Id"];
            seller_name: string;
            state: string | null;
        };
        SellerLead: {
            city: string | null;
            contact_name: string | null;
            created_at: components["schemas"]["Moment"];
            created_by: components["schemas"]["Id"] | null;
            created_by_info: components["schemas"]["UserInfo"] | null;
            email_id_1: string | null;
            gstin: string | null;
            is_verified: boolean;
            lead_category: string;
            lead_id: components["schemas"]["Id"];
            lead_owner: components["schemas"]["Id"] | null;
            lead_owner_info: components["schemas"]["UserInfo"] | null;
            mobile_1: string;
            pin_code: number | null;
            product_lead_count: components["schemas"]["Count"];
            product_leads: {
                product_id: components["schemas"]["Id"];
                product_lead_id: components["schemas"]["Id"];
                product_name: string;
            }[];
            remarks: string | null;
            seller_id: components["schemas"]["Id"] | null;
            seller_name: string;
            source_person: components["schemas"]["Id"] | null;
            source_person_info: components["schemas"]["UserInfo"] | null;
            state: string | null;
            verification_remarks: string | null;
            verified_at: components["schemas"]["Moment"] | null;
            verified_by: components["schemas"]["Id"] | null;
            verified_by_info: components["schemas"]["UserInfo"] | null;
            zone: components["schemas"]["Zone"] | null;
        };
        SellerWithContact: {
            district: string | null;
            email_id_1: string;
            gstin: string | null;
            mobile_1: string;
            office_address_details: components["schemas"]["AddressDetails"] | null;
            seller_id: components["schemas"]["Id"];
            seller_name: string;
        };
        SendOtp: {
            /** @enum {string} */
            type: "email" | "phone";
            value: string;
        };
        SeriesChange: {
            gstin: components["schemas"]["Gstin"] | null;
            next_number: number;
            prefix: string;
            /** @enum {string} */
            series: "INV" | "CN" | "SO" | "DC";
            version: components["schemas"]["Version"];
        };
        SettingChange: {
            key: string;
            value: string | null;
        };
        SetUpAdministrator: {
            email: components["schemas"]["Email"];
            first_name: string;
            last_name?: string;
            mobile: components["schemas"]["Phone"];
            token: string;
        };
        SetUpCompany: {
            bank: string;
            cin: string;
            email: string;
            invoice_terms: string;
            legal_name: string;
            logo?: string;
            pan: string;
            phone: string;
            quotation_terms: string;
            signature?: string;
            token: string;
            upi_id: string;
            version: components["schemas"]["Version"] | null;
        };
        SetUpMail: {
            email: components["schemas"]["Email"];
            token: string;
        };
        SetUpRegistration: {
            address1: string;
            city: string;
            gstin: components["schemas"]["Gstin"];
            postal_code: components["schemas"]["PostalCode"];
            state: string;
            token: string;
            version: components["schemas"]["Version"];
        };
        SetUpSeries: {
            series: {
                next_number: number;
                prefix: string;
                /** @enum {string} */
                series: "INV" | "CN" | "SO" | "DC";
            }[];
            token: string;
            version: components["schemas"]["Version"];
        };
        SetUpState: {
            company: {
                bank: string;
                cin: string;
                email: string;
                invoice_terms: string;
                legal_name: string;
                logo: string;
                pan: string;
                phone: string;
                quotation_terms: string;
                signature: string;
                upi_id: string;
                version: number;
            } | null;
            has_mail: boolean;
            is_numbered: boolean;
            mail_from: string;
            registration: {
                address1: string;
                city: string;
                gstin: string;
                postal_code: string;
                state: string;
            } | null;
            series: components["schemas"]["DocumentSeries"][];
        };
        SetUpToken: {
            token: string;
        };
        SheetDifference: {
            field: string;
            from: string | null;
            id: components["schemas"]["Id"] | null;
            row: components["schemas"]["Count"];
            to: string | null;
        };
        SheetProblem: {
            column: string;
            message: string;
            row: components["schemas"]["Count"];
        };
        Shipment: {
            bill: components["schemas"]["ShipmentBill"][];
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            delivery_challan: components["schemas"]["ShipmentChallan"][];
            destination_type: components["schemas"]["Destination"];
            driver_name: string;
            driver_phone_1: string;
            driver_phone_2: string | null;
            e_way_bill_attachments: string | null;
            e_way_bill_file: components["schemas"]["StoredFile"] | null;
            e_way_bill_number: string | null;
            from_address: components["schemas"]["Id"];
            from_address_details: components["schemas"]["AddressCopy"];
            from_address_info: {
                address_name: string;
                /** @enum {string} */
                entity_type: "SELLER" | "WAREHOUSE" | "TENANT";
            };
            invoices: components["schemas"]["ShipmentInvoice"][];
            loading_charge: components["schemas"]["Money"] | null;
            logistic_cost: components["schemas"]["Money"] | null;
            order_numbers: string[];
            shipment_id: components["schemas"]["Id"];
            shipment_weight: components["schemas"]["Decimal"] | null;
            status: components["schemas"]["ShipmentStatus"];
            to_address: components["schemas"]["Id"];
            to_address_details: components["schemas"]["AddressCopy"];
            tracking_link: string | null;
            transport_document_date: components["schemas"]["Day"] | null;
            transport_document_number: string | null;
            /** @enum {string} */
            transport_initiated_by: "OWN" | "SELLER";
            transport_mode: ("ROAD" | "RAIL" | "AIR" | "SHIP") | null;
            transporter_id: components["schemas"]["Id"] | null;
            transporter_info: {
                gst_number: string;
                transporter_id: components["schemas"]["Id"];
                transporter_name: string;
            } | null;
            type: components["schemas"]["Destination"];
            updated_at: components["schemas"]["Moment"];
            vehicle_number: string | null;
            vehicle_type: string | null;
            version: number;
        };
        ShipmentBill: {
            bill_grand_total: components["schemas"]["Money"];
            bill_id: components["schemas"]["Id"];
            bill_lines: {
                bill_line_id: components["schemas"]["Id"];
                line_total: components["schemas"]["Money"];
                po_line_id: components["schemas"]["Id"];
                product_sku_name: string;
                quantity: number;
            }[];
            included_po_ids: components["schemas"]["Id"][];
            order_number: string | null;
            order_numbers: string[];
            /** @enum {string} */
            status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "CANCELLED";
        };
        ShipmentChallan: {
            challan_id: components["schemas"]["Id"];
            challan_number: string;
            /** @enum {string} */
            challan_type: "CUSTOMER" | "SELLER";
            consignment_value: string | null;
            dc_lines: {
                dc_line_id: components["schemas"]["Id"];
                delivered_qty: number;
                order_line_id: components["schemas"]["Id"] | null;
                po_line_id: components["schemas"]["Id"] | null;
                product_sku_id: components["schemas"]["Id"];
                product_sku_name: string;
                sub_shipment_tracker: {
                    status: string | null;
                    sub_shipment_tracker_id: components["schemas"]["Id"] | null;
                };
            }[];
            e_way_bill_number: string | null;
            grand_total: string | null;
            order_number: string | null;
            /** @enum {string} */
            status: "IN_TRANSIT" | "DELIVERED" | "CANCELLED";
        };
        ShipmentChange: {
            destination_type: components["schemas"]["Destination"];
            driver_name: string;
            driver_phone_1: components["schemas"]["Phone"];
            driver_phone_2?: string;
            e_way_bill_attachments?: string;
            e_way_bill_number?: string;
            loading_charge?: components["schemas"]["Money"];
            logistic_cost?: components["schemas"]["Money"];
            shipment_id: components["schemas"]["Id"];
            shipment_weight?: components["schemas"]["Decimal"];
            tracking_link?: string;
            transport_document_date?: components["schemas"]["Day"];
            transport_document_number?: string;
            /** @enum {string} */
            transport_initiated_by: "OWN" | "SELLER";
            /** @enum {string} */
            transport_mode?: "ROAD" | "RAIL" | "AIR" | "SHIP";
            transporter_id?: components["schemas"]["Id"];
            vehicle_number?: string;
            /** @enum {string} */
            vehicle_type?: "8 feet" | "10 feet" | "14 feet" | "17 feet" | "20 feet" | "24 feet" | "32 feet" | "Courier" | "Part Truck Load" | "Other";
            version?: components["schemas"]["Version"];
        };
        ShipmentInvoice: {
            invoice_grand_total: components["schemas"]["Money"];
            invoice_id: components["schemas"]["Id"];
            invoice_number: string | null;
            order_number: string;
            status: components["schemas"]["InvoiceStatus"];
        };
        /** @enum {string} */
        ShipmentStatus: "IN_TRANSIT" | "PARTIALLY_DELIVERED" | "DELIVERED" | "CANCELLED";
        SignedIn: {
            accessToken: string;
            change_number: number;
            company_name: string;
            company_registrations?: components["schemas"]["SuppliedBy"][];
            company_state_code: string;
            default_user: {
                address_id: components["schemas"]["Id"] | null;
                org_id: components["schemas"]["Id"];
                tenant_id: components["schemas"]["Id"];
                tenant_name: string;
                user_id: components["schemas"]["Id"];
            } | null;
            deleted_user: boolean;
            /** @description What is shown was invented by the seed. */
            demo_data: boolean;
            /** @description Makes this device known: sent as x-device-token with later sign-ins. */
            deviceToken: string;
            email: string;
            first_name: string;
            last_name: string | null;
            logo: string | null;
            mobile: string;
            organisation_details: {
                org_id: components["schemas"]["Id"];
                organisation_name: string;
            } | null;
            permissions: {
                [key: string]: ("READ" | "WRITE" | "UPDATE" | "DELETE" | "APPROVE")[];
            };
            refreshToken: string;
            role_id: number;
            sales_user_ids: components["schemas"]["Id"][];
            tenant_name: string | null;
            user_id: components["schemas"]["Id"];
            username: string;
            viewed_by: number | null;
        };
        Sku: {
            assets: string[];
            attributes: {
                [key: string]: unknown;
            };
            created_at: components["schemas"]["Moment"];
            created_by: components["schemas"]["Id"] | null;
            created_by_info: components["schemas"]["UserInfo"] | null;
            hsn_code: string | null;
            is_active: boolean;
            offer_count?: components["schemas"]["Count"];
            offers?: components["schemas"]["Offer"][];
            pan_india_gst: components["schemas"]["Percent"];
            pictures: components["schemas"]["Picture"][];
            product_id: components["schemas"]["Id"];
            product_name: string;
            product_sku_id: components["schemas"]["Id"];
            product_sku_name: string;
            recent_transactions?: components["schemas"]["RecentTransaction"][];
            thumbnail: string | null;
            unit: string;
            unit_code: string;
        };
        SkuCandidate: {
            attributes: components["schemas"]["Attributes"];
            free_quantity: number | null;
            last_price: components["schemas"]["Money"] | null;
            last_sold_at: components["schemas"]["Moment"] | null;
            product_name: string;
            product_sku_id: components["schemas"]["Id"];
            product_sku_name: string;
            thumbnail: string | null;
            unit: string;
        };
        SkuId: {
            product_sku_id: components["schemas"]["Id"];
        };
        SkuInfo: {
            assets: string[];
            hsn_code: string | null;
            pan_india_gst: components["schemas"]["Percent"];
            product_id: components["schemas"]["Id"];
            product_name: string;
            product_sku_id: components["schemas"]["Id"];
            product_sku_name: string;
            thumbnail: string | null;
            unit: string;
        };
        SkuMatch: {
            candidates: components["schemas"]["SkuCandidate"][];
            product_sku_id: components["schemas"]["Id"] | null;
            text: string;
        };
        SkuOfLine: {
            product_sku_id: components["schemas"]["Id"];
            product_sku_name: string;
            unit: string;
        };
        SkuReferences: {
            references: string[];
        };
        SkuTexts: {
            /** @default 5 */
            limit?: number;
            tenant_id?: components["schemas"]["Id"];
            texts: string[];
        };
        StatusChange: {
            email?: components["schemas"]["Email"];
            GStno?: components["schemas"]["Gstin"];
            phone?: components["schemas"]["Phone"];
            po_id: components["schemas"]["Id"];
            reason?: string;
            recipient_emails?: components["schemas"]["Email"][];
            recipient_phones?: components["schemas"]["Phone"][];
            send_email?: boolean;
            status: components["schemas"]["PoState"];
            version?: components["schemas"]["Version"];
        };
        StockMovement: {
            attachments: components["schemas"]["StoredFile"][];
            balance: number;
            challan: {
                challan_id: components["schemas"]["Id"];
                challan_number: string;
                order_number: string | null;
                po_id: components["schemas"]["Id"] | null;
            } | null;
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            product_sku_name: string;
            quantity: number;
            /** @enum {string} */
            reason: "OPENING" | "STOCK_COUNT" | "DAMAGE" | "LOSS" | "FOUND" | "OTHER" | "RECEIVED" | "DISPATCHED" | "RETURNED";
            remarks: string | null;
            sku_id: components["schemas"]["Id"];
            stock_ledger_id: components["schemas"]["Id"];
            unit: string;
        };
        StockRow: {
            available_quantity: number;
            product_sku_name: string;
            quantity: number;
            reserved_quantity: number;
            sku_id: components["schemas"]["Id"];
            unit: string;
        };
        StoredFile: {
            content_type: string;
            /** @description As it is stored. */
            file_name: string;
            fileUrl: string;
            /** @description As it was uploaded. */
            name: string;
            size: components["schemas"]["Count"];
            thumbnail_url: string | null;
            uuid: components["schemas"]["Uuid"];
        };
        /** @description Rupees as text with 2 decimals. */
        Sum: string;
        SuppliedBy: {
            gst_registration_id: components["schemas"]["Id"];
            gstin: string;
            state: string;
        };
        /** @description Id that the creation of the ticket answered. */
        TaskId: string;
        /** @enum {string} */
        TaxCategory: "TAXABLE" | "NIL_RATED" | "EXEMPT" | "NON_GST";
        Tenant: {
            contact_count: components["schemas"]["Count"] | null;
            created_at: components["schemas"]["Moment"];
            created_by: components["schemas"]["Id"] | null;
            created_by_info?: components["schemas"]["UserInfo"] | null;
            credit_days: number | null;
            district: string | null;
            gst_no: string | null;
            logo: string | null;
            logo_thumbnail: string | null;
            org_id: components["schemas"]["Id"];
            organisation_name: string;
            sales_person: components["schemas"]["Id"] | null;
            sales_person_info?: components["schemas"]["UserInfo"] | null;
            shipping_address: components["schemas"]["AddressDetails"] | null;
            state: string | null;
            tenant_id: components["schemas"]["Id"];
            tenant_name: string;
            updated_at: components["schemas"]["Moment"];
            users?: {
                email: string;
                first_name: string;
                last_name: string | null;
                mobile: string;
                user_id: components["schemas"]["Id"];
            }[];
            verified_tenant: boolean;
        };
        TenantAnalytics: {
            advance_value: components["schemas"]["Sum"] | null;
            invoiced_value: components["schemas"]["Sum"] | null;
            last_order_date: components["schemas"]["Day"] | null;
            order_count: components["schemas"]["Count"] | null;
            order_value: components["schemas"]["Sum"] | null;
            outstanding_value: components["schemas"]["Sum"] | null;
            quotation_count: components["schemas"]["Count"] | null;
            received_value: components["schemas"]["Sum"] | null;
            rfq_count: components["schemas"]["Count"] | null;
        };
        TenantChange: {
            confirm_duplicate?: boolean;
            credit_days?: number | null;
            gst_no?: string;
            logo?: components["schemas"]["Logo"];
            org_id?: components["schemas"]["Id"];
            sales_person?: components["schemas"]["Id"];
            shipping_address?: {
                address1: string;
                address2?: string;
                address3?: string;
                city: string;
                postal_code: components["schemas"]["PostalCode"];
                state?: string;
            };
            tenant_id: components["schemas"]["Id"];
            tenant_name?: string;
            verified_tenant?: boolean;
        };
        TenantId: {
            tenant_id: components["schemas"]["Id"];
        };
        TenantInfo: {
            district: string | null;
            state: string | null;
            tenant_id: components["schemas"]["Id"];
            tenant_name: string;
            verified_tenant: boolean;
        };
        TestMail: {
            body: string;
            /** @enum {string} */
            kind: "SIGN_IN_CODE" | "SIGN_IN_REFUSED" | "API_TOKEN" | "INVITATION" | "WELCOME" | "QUOTATION" | "CREDIT_NOTE" | "INVOICE" | "ORDER_STATUS" | "PURCHASE_ORDER" | "PURCHASE_ORDER_CANCELLED" | "PURCHASE_ORDER_STATUS" | "TICKET";
            subject: string;
        };
        Ticket: {
            attachments: {
                fileUrl: string | null;
                name: string;
                size: components["schemas"]["Count"];
            }[];
            category: string | null;
            created_at: components["schemas"]["Moment"];
            created_by_info: components["schemas"]["UserInfo"];
            description: string;
            /** @description Whether our own tracker keeps it. */
            is_embedded: boolean;
            issue_type: string | null;
            /** @enum {string} */
            list: "order_status" | "ad_hoc" | "tech_support";
            name: string;
            order_number: string | null;
            status: ("OPEN" | "IN_PROGRESS" | "CLOSED") | null;
            task_id: string;
            tracker_word: string | null;
        };
        TicketChange: {
            /** @enum {string} */
            status: "OPEN" | "IN_PROGRESS" | "CLOSED";
            task_id: components["schemas"]["TaskId"];
        };
        TicketOptions: {
            categories: {
                field: string;
                name: string;
            }[];
            order_issue_types: string[];
            tech_issue_types: string[];
        };
        Transporter: {
            gst_number: string;
            open_shipments: components["schemas"]["Count"];
            seller: components["schemas"]["SellerInfo"] | null;
            seller_id: components["schemas"]["Id"] | null;
            transporter_id: components["schemas"]["Id"];
            transporter_name: string;
        };
        TransporterChange: {
            gst_number: components["schemas"]["Gstin"];
            seller_id?: components["schemas"]["Id"] | null;
            transporter_id: components["schemas"]["Id"];
            transporter_name: string;
        };
        TransporterId: {
            transporter_id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        TransportReasons: "SUPPLY" | "JOB_WORK" | "OWN_USE" | "JOB_WORK_RETURN" | "SALES_RETURN" | "OTHERS" | "LINE_SALES" | "RECIPIENT_NOT_KNOWN" | "EXHIBITION";
        Units: number;
        User: {
            banned?: boolean;
            created_at?: components["schemas"]["Moment"];
            deleted_user: boolean;
            email?: string;
            first_name: string;
            first_sign_in_at?: components["schemas"]["Moment"] | null;
            invited_at?: components["schemas"]["Moment"] | null;
            last_active_at?: components["schemas"]["Moment"] | null;
            last_name: string | null;
            /** @description No other active user of role 1001 could hand out permissions. */
            last_top_admin?: boolean;
            logo?: string | null;
            logo_thumbnail?: string | null;
            mobile?: string;
            org_id?: components["schemas"]["Id"] | null;
            organisation_name?: string | null;
            permissions?: components["schemas"]["Permissions"];
            role_id: number | null;
            role_name?: string;
            /** @description Sales persons of a category manager, for Home's lists. */
            sales_users?: components["schemas"]["UserInfo"][];
            /** @description Wrong codes of today have closed sign-in for some devices. */
            sign_in_refused?: boolean;
            tenant_id?: components["schemas"]["Id"] | null;
            user_id: components["schemas"]["Id"];
            username?: string;
        };
        UserChange: {
            email?: components["schemas"]["Email"];
            first_name?: string;
            last_name?: string;
            logo?: components["schemas"]["Logo"];
            mobile?: components["schemas"]["Phone"];
            org_id?: components["schemas"]["Id"];
            permissions?: components["schemas"]["Permissions"];
            /** @enum {integer} */
            role_id?: 1001 | 1002 | 1007 | 1008 | 1009 | 1010 | 1012 | 1013 | 1014 | 1020 | 10001;
            sales_user_ids?: components["schemas"]["Id"][];
            user_id: components["schemas"]["Id"];
            username?: string;
        };
        UserId: {
            user_id: components["schemas"]["Id"];
        };
        UserInfo: {
            first_name: string;
            last_name: string | null;
            user_id: components["schemas"]["Id"];
        };
        UserSetting: {
            key: string;
            value: string;
        };
        UserView: {
            accessToken: string;
        };
        /** Format: uuid */
        Uuid: string;
        ValueAnalytics: {
            by_day: {
                day: components["schemas"]["Day"];
                total: components["schemas"]["Count"];
                value: components["schemas"]["Sum"];
            }[];
            by_sales_person: {
                name: string | null;
                sales_person: components["schemas"]["Id"] | null;
                total: components["schemas"]["Count"];
                value: components["schemas"]["Sum"];
            }[];
            by_status: {
                status: string;
                total: components["schemas"]["Count"];
                value: components["schemas"]["Sum"];
            }[];
            by_tenant: {
                name: string | null;
                tenant_id: components["schemas"]["Id"] | null;
                total: components["schemas"]["Count"];
                value: components["schemas"]["Sum"];
            }[];
            total: components["schemas"]["Count"];
            value: components["schemas"]["Sum"];
        };
        Verification: {
            /** @default false */
            create_seller?: boolean;
            lead_id: components["schemas"]["Id"];
            remarks?: string;
        };
        Verified: {
            is_verified: boolean;
            lead_id: components["schemas"]["Id"];
            seller_id: components["schemas"]["Id"] | null;
        };
        VerifyUser: {
            otp: string;
            sessionId: components["schemas"]["Uuid"];
            /** @enum {string} */
            type: "email" | "phone";
            value: string;
        };
        /** @description The version that was read; CONFLICT when it has changed since. */
        Version: number;
        Warehouse: {
            address: components["schemas"]["AddressDetails"] | null;
            district: string | null;
            registration: components["schemas"]["SuppliedBy"] | null;
            /** @description How many SKUs lie in it. */
            sku_count: number;
            warehouse_id: components["schemas"]["Id"];
            warehouse_name: string;
        };
        WarehouseChange: {
            gst_registration_id: components["schemas"]["Id"];
            warehouse_id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        Zone: "NORTH" | "SOUTH" | "EAST" | "WEST" | "CENTRAL";
    };
    responses: {
        /** @description Wrong input (VALIDATION, with the field), or a business rule refuses: error tells which, message is for people. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The permission is missing (FORBIDDEN). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No such record, or it is outside the caller's row scope (NOT_FOUND). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is larger than the limit (BAD_REQUEST). */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No session, or it has ended (UNAUTHENTICATED). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The database or the file store does not answer (UNAVAILABLE). Retry-After says when to try again. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
