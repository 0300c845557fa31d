import { type SkipToken, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { BooksDocument, type BooksQuery, type BooksQueryVariables, CloseBooksDocument, type CloseBooksMutation, type CloseBooksMutationVariables, AddressesDocument, type AddressesQuery, type AddressesQueryVariables, AddressByIdDocument, type AddressByIdQuery, type AddressByIdQueryVariables, PincodeDocument, type PincodeQuery, type PincodeQueryVariables, CreateAddressDocument, type CreateAddressMutation, type CreateAddressMutationVariables, UpdateAddressDocument, type UpdateAddressMutation, type UpdateAddressMutationVariables, SalesTrackerDocument, type SalesTrackerQuery, type SalesTrackerQueryVariables, TrendDocument, type TrendQuery, type TrendQueryVariables, MomMetricsDocument, type MomMetricsQuery, type MomMetricsQueryVariables, PartyGrowthDocument, type PartyGrowthQuery, type PartyGrowthQueryVariables, MetricDefinitionsDocument, type MetricDefinitionsQuery, type MetricDefinitionsQueryVariables, NumberRowsDocument, type NumberRowsQuery, type NumberRowsQueryVariables, ApiTokensDocument, type ApiTokensQuery, type ApiTokensQueryVariables, CreateApiTokenDocument, type CreateApiTokenMutation, type CreateApiTokenMutationVariables, RotateApiTokenDocument, type RotateApiTokenMutation, type RotateApiTokenMutationVariables, RevokeApiTokenDocument, type RevokeApiTokenMutation, type RevokeApiTokenMutationVariables, RolesWithoutApiTokensDocument, type RolesWithoutApiTokensQuery, type RolesWithoutApiTokensQueryVariables, SetRolesWithoutApiTokensDocument, type SetRolesWithoutApiTokensMutation, type SetRolesWithoutApiTokensMutationVariables, OrderToCopyDocument, type OrderToCopyQuery, type OrderToCopyQueryVariables, QuotationToCopyDocument, type QuotationToCopyQuery, type QuotationToCopyQueryVariables, LastOrderOfDocument, type LastOrderOfQuery, type LastOrderOfQueryVariables, ContactByEmailDocument, type ContactByEmailQuery, type ContactByEmailQueryVariables, UploadImageDocument, type UploadImageMutation, type UploadImageMutationVariables, MenuCountsDocument, type MenuCountsQuery, type MenuCountsQueryVariables, CreatePrintLinkDocument, type CreatePrintLinkMutation, type CreatePrintLinkMutationVariables, SearchDocument, type SearchQuery, type SearchQueryVariables, SearchedRecordsDocument, type SearchedRecordsQuery, type SearchedRecordsQueryVariables, BillingRegistrationsDocument, type BillingRegistrationsQuery, type BillingRegistrationsQueryVariables, CreateBillingRegistrationDocument, type CreateBillingRegistrationMutation, type CreateBillingRegistrationMutationVariables, UpdateBillingRegistrationDocument, type UpdateBillingRegistrationMutation, type UpdateBillingRegistrationMutationVariables, BillsDocument, type BillsQuery, type BillsQueryVariables, BillDocument, type BillQuery, type BillQueryVariables, BillablePurchaseOrdersDocument, type BillablePurchaseOrdersQuery, type BillablePurchaseOrdersQueryVariables, CreateBillDocument, type CreateBillMutation, type CreateBillMutationVariables, ConvertPurchaseOrderToBillDocument, type ConvertPurchaseOrderToBillMutation, type ConvertPurchaseOrderToBillMutationVariables, UpdateBillDocument, type UpdateBillMutation, type UpdateBillMutationVariables, IssueBillDocument, type IssueBillMutation, type IssueBillMutationVariables, CancelBillDocument, type CancelBillMutation, type CancelBillMutationVariables, SyncBillDocument, type SyncBillMutation, type SyncBillMutationVariables, BillSumsDocument, type BillSumsQuery, type BillSumsQueryVariables, BlogsDocument, type BlogsQuery, type BlogsQueryVariables, BlogDocument, type BlogQuery, type BlogQueryVariables, CreateBlogDocument, type CreateBlogMutation, type CreateBlogMutationVariables, UpdateBlogDocument, type UpdateBlogMutation, type UpdateBlogMutationVariables, DeleteBlogDocument, type DeleteBlogMutation, type DeleteBlogMutationVariables, CategoryManagersDocument, type CategoryManagersQuery, type CategoryManagersQueryVariables, CategoriesDocument, type CategoriesQuery, type CategoriesQueryVariables, CategoryOptionsDocument, type CategoryOptionsQuery, type CategoryOptionsQueryVariables, CategoryDocument, type CategoryQuery, type CategoryQueryVariables, ProductsOfCategoryDocument, type ProductsOfCategoryQuery, type ProductsOfCategoryQueryVariables, CreateCategoryDocument, type CreateCategoryMutation, type CreateCategoryMutationVariables, UpdateCategoryDocument, type UpdateCategoryMutation, type UpdateCategoryMutationVariables, DeleteCategoryDocument, type DeleteCategoryMutation, type DeleteCategoryMutationVariables, CommentsDocument, type CommentsQuery, type CommentsQueryVariables, CreateCommentDocument, type CreateCommentMutation, type CreateCommentMutationVariables, UpdateCommentDocument, type UpdateCommentMutation, type UpdateCommentMutationVariables, CompanyDocument, type CompanyQuery, type CompanyQueryVariables, LastBackupDocument, type LastBackupQuery, type LastBackupQueryVariables, UpdateCompanyDocument, type UpdateCompanyMutation, type UpdateCompanyMutationVariables, AddGstRegistrationDocument, type AddGstRegistrationMutation, type AddGstRegistrationMutationVariables, UpdateGstRegistrationDocument, type UpdateGstRegistrationMutation, type UpdateGstRegistrationMutationVariables, SetMarginFloorsDocument, type SetMarginFloorsMutation, type SetMarginFloorsMutationVariables, SetMailTemplateDocument, type SetMailTemplateMutation, type SetMailTemplateMutationVariables, SendTestMailDocument, type SendTestMailMutation, type SendTestMailMutationVariables, SetDocumentSeriesDocument, type SetDocumentSeriesMutation, type SetDocumentSeriesMutationVariables, MakeGstRegistrationDefaultDocument, type MakeGstRegistrationDefaultMutation, type MakeGstRegistrationDefaultMutationVariables, EndGstRegistrationDocument, type EndGstRegistrationMutation, type EndGstRegistrationMutationVariables, RemoveGstRegistrationDocument, type RemoveGstRegistrationMutation, type RemoveGstRegistrationMutationVariables, SellingPricesDocument, type SellingPricesQuery, type SellingPricesQueryVariables, EffectiveSellingPriceDocument, type EffectiveSellingPriceQuery, type EffectiveSellingPriceQueryVariables, CreateSellingPriceDocument, type CreateSellingPriceMutation, type CreateSellingPriceMutationVariables, UpdateSellingPriceDocument, type UpdateSellingPriceMutation, type UpdateSellingPriceMutationVariables, CreditNotesDocument, type CreditNotesQuery, type CreditNotesQueryVariables, CreditNoteDocument, type CreditNoteQuery, type CreditNoteQueryVariables, CreditNotePreviewDocument, type CreditNotePreviewQuery, type CreditNotePreviewQueryVariables, CreditableInvoicesDocument, type CreditableInvoicesQuery, type CreditableInvoicesQueryVariables, CreditableInvoiceDocument, type CreditableInvoiceQuery, type CreditableInvoiceQueryVariables, CreateCreditNoteDocument, type CreateCreditNoteMutation, type CreateCreditNoteMutationVariables, UpdateCreditNoteDocument, type UpdateCreditNoteMutation, type UpdateCreditNoteMutationVariables, UpdateCreditNoteStatusDocument, type UpdateCreditNoteStatusMutation, type UpdateCreditNoteStatusMutationVariables, RegisterCreditNoteDocument, type RegisterCreditNoteMutation, type RegisterCreditNoteMutationVariables, SendCreditNoteEmailDocument, type SendCreditNoteEmailMutation, type SendCreditNoteEmailMutationVariables, SyncCreditNoteDocument, type SyncCreditNoteMutation, type SyncCreditNoteMutationVariables, CreditNoteFileDocument, type CreditNoteFileQuery, type CreditNoteFileQueryVariables, DeliveryChallansDocument, type DeliveryChallansQuery, type DeliveryChallansQueryVariables, DeliveryChallanDocument, type DeliveryChallanQuery, type DeliveryChallanQueryVariables, ReferenceOfChallanDocument, type ReferenceOfChallanQuery, type ReferenceOfChallanQueryVariables, DcPreviewDocument, type DcPreviewQuery, type DcPreviewQueryVariables, CreateDeliveryChallanDocument, type CreateDeliveryChallanMutation, type CreateDeliveryChallanMutationVariables, UpdateDeliveryChallanDocument, type UpdateDeliveryChallanMutation, type UpdateDeliveryChallanMutationVariables, UpdateDeliveryChallanStatusDocument, type UpdateDeliveryChallanStatusMutation, type UpdateDeliveryChallanStatusMutationVariables, DeliverySourcesDocument, type DeliverySourcesQuery, type DeliverySourcesQueryVariables, PointsOfSourceDocument, type PointsOfSourceQuery, type PointsOfSourceQueryVariables, DeliveryStageCountsDocument, type DeliveryStageCountsQuery, type DeliveryStageCountsQueryVariables, OperationItemsDocument, type OperationItemsQuery, type OperationItemsQueryVariables, PostponeDeliveryPointsDocument, type PostponeDeliveryPointsMutation, type PostponeDeliveryPointsMutationVariables, CompleteDeliveryPointsDocument, type CompleteDeliveryPointsMutation, type CompleteDeliveryPointsMutationVariables, DocumentsDocument, type DocumentsQuery, type DocumentsQueryVariables, UploadFileDocument, type UploadFileMutation, type UploadFileMutationVariables, CreateDocumentDocument, type CreateDocumentMutation, type CreateDocumentMutationVariables, ExpensesDocument, type ExpensesQuery, type ExpensesQueryVariables, ExpenseDocument, type ExpenseQuery, type ExpenseQueryVariables, CreateExpenseDocument, type CreateExpenseMutation, type CreateExpenseMutationVariables, UpdateExpenseDocument, type UpdateExpenseMutation, type UpdateExpenseMutationVariables, VoidExpenseDocument, type VoidExpenseMutation, type VoidExpenseMutationVariables, HomeRfqsDocument, type HomeRfqsQuery, type HomeRfqsQueryVariables, HomeQuotationsDocument, type HomeQuotationsQuery, type HomeQuotationsQueryVariables, HomeOrdersDocument, type HomeOrdersQuery, type HomeOrdersQueryVariables, HomeSamplesDocument, type HomeSamplesQuery, type HomeSamplesQueryVariables, HomePurchaseOrdersDocument, type HomePurchaseOrdersQuery, type HomePurchaseOrdersQueryVariables, HomeCustomersDocument, type HomeCustomersQuery, type HomeCustomersQueryVariables, HomeDocument, type HomeQuery, type HomeQueryVariables, HomeFiguresDocument, type HomeFiguresQuery, type HomeFiguresQueryVariables, ImportTemplatesDocument, type ImportTemplatesQuery, type ImportTemplatesQueryVariables, ImportsDocument, type ImportsQuery, type ImportsQueryVariables, ImportDocument, type ImportQuery, type ImportQueryVariables, ImportRowsDocument, type ImportRowsQuery, type ImportRowsQueryVariables, StartImportDocument, type StartImportMutation, type StartImportMutationVariables, RunImportDocument, type RunImportMutation, type RunImportMutationVariables, InvoicesDocument, type InvoicesQuery, type InvoicesQueryVariables, InvoiceDocument, type InvoiceQuery, type InvoiceQueryVariables, InvoicePreviewDocument, type InvoicePreviewQuery, type InvoicePreviewQueryVariables, UpdateInvoiceDocument, type UpdateInvoiceMutation, type UpdateInvoiceMutationVariables, CreateInvoiceDocument, type CreateInvoiceMutation, type CreateInvoiceMutationVariables, RegisterInvoiceDocument, type RegisterInvoiceMutation, type RegisterInvoiceMutationVariables, CancelInvoiceDocument, type CancelInvoiceMutation, type CancelInvoiceMutationVariables, SendInvoiceEmailDocument, type SendInvoiceEmailMutation, type SendInvoiceEmailMutationVariables, SyncInvoiceDocument, type SyncInvoiceMutation, type SyncInvoiceMutationVariables, EInvoiceFileDocument, type EInvoiceFileQuery, type EInvoiceFileQueryVariables, EWayBillFileDocument, type EWayBillFileQuery, type EWayBillFileQueryVariables, PlacesOfChallanDocument, type PlacesOfChallanQuery, type PlacesOfChallanQueryVariables, InvoiceSumsDocument, type InvoiceSumsQuery, type InvoiceSumsQueryVariables, ListViewsDocument, type ListViewsQuery, type ListViewsQueryVariables, CreateListViewDocument, type CreateListViewMutation, type CreateListViewMutationVariables, UpdateListViewDocument, type UpdateListViewMutation, type UpdateListViewMutationVariables, DeleteListViewDocument, type DeleteListViewMutation, type DeleteListViewMutationVariables, SetListViewDefaultDocument, type SetListViewDefaultMutation, type SetListViewDefaultMutationVariables, LogsDocument, type LogsQuery, type LogsQueryVariables, StartDocument, type StartQuery, type StartQueryVariables, SaveMySettingDocument, type SaveMySettingMutation, type SaveMySettingMutationVariables, SkuOffersDocument, type SkuOffersQuery, type SkuOffersQueryVariables, SellerOffersDocument, type SellerOffersQuery, type SellerOffersQueryVariables, OfferDocument, type OfferQuery, type OfferQueryVariables, CreateOfferDocument, type CreateOfferMutation, type CreateOfferMutationVariables, UpdateOfferDocument, type UpdateOfferMutation, type UpdateOfferMutationVariables, DeleteOfferDocument, type DeleteOfferMutation, type DeleteOfferMutationVariables, SendOrderCommunicationDocument, type SendOrderCommunicationMutation, type SendOrderCommunicationMutationVariables, OrderDelaysDocument, type OrderDelaysQuery, type OrderDelaysQueryVariables, CreateOrderDelayLinkDocument, type CreateOrderDelayLinkMutation, type CreateOrderDelayLinkMutationVariables, OrdersDocument, type OrdersQuery, type OrdersQueryVariables, OrderDocument, type OrderQuery, type OrderQueryVariables, OrderCancelPreviewDocument, type OrderCancelPreviewQuery, type OrderCancelPreviewQueryVariables, ProposedPriceDocument, type ProposedPriceQuery, type ProposedPriceQueryVariables, CreateOrderDocument, type CreateOrderMutation, type CreateOrderMutationVariables, UpdateOrderDocument, type UpdateOrderMutation, type UpdateOrderMutationVariables, CancelOrderLineDocument, type CancelOrderLineMutation, type CancelOrderLineMutationVariables, UpdateOrderStatusDocument, type UpdateOrderStatusMutation, type UpdateOrderStatusMutationVariables, OrderSumsDocument, type OrderSumsQuery, type OrderSumsQueryVariables, OrganisationOptionsDocument, type OrganisationOptionsQuery, type OrganisationOptionsQueryVariables, OrganisationOptionByIdDocument, type OrganisationOptionByIdQuery, type OrganisationOptionByIdQueryVariables, OrganisationDocument, type OrganisationQuery, type OrganisationQueryVariables, CreateOrganisationDocument, type CreateOrganisationMutation, type CreateOrganisationMutationVariables, UpdateOrganisationDocument, type UpdateOrganisationMutation, type UpdateOrganisationMutationVariables, OpeningsDocument, type OpeningsQuery, type OpeningsQueryVariables, OpenOrdersDocument, type OpenOrdersQuery, type OpenOrdersQueryVariables, PayOpeningDocument, type PayOpeningMutation, type PayOpeningMutationVariables, UseAdvanceDocument, type UseAdvanceMutation, type UseAdvanceMutationVariables, PaymentsDocument, type PaymentsQuery, type PaymentsQueryVariables, OutgoingPaymentsDocument, type OutgoingPaymentsQuery, type OutgoingPaymentsQueryVariables, OutgoingBalanceDocument, type OutgoingBalanceQuery, type OutgoingBalanceQueryVariables, PayableInvoicesDocument, type PayableInvoicesQuery, type PayableInvoicesQueryVariables, PayableBillsDocument, type PayableBillsQuery, type PayableBillsQueryVariables, PayablePurchaseOrdersDocument, type PayablePurchaseOrdersQuery, type PayablePurchaseOrdersQueryVariables, CreatePaymentDocument, type CreatePaymentMutation, type CreatePaymentMutationVariables, CreateOutgoingPaymentDocument, type CreateOutgoingPaymentMutation, type CreateOutgoingPaymentMutationVariables, UpdatePaymentStatusDocument, type UpdatePaymentStatusMutation, type UpdatePaymentStatusMutationVariables, OnlineUsersDocument, type OnlineUsersQuery, type OnlineUsersQueryVariables, OnlineUserNamesDocument, type OnlineUserNamesQuery, type OnlineUserNamesQueryVariables, UpdatePresenceDocument, type UpdatePresenceMutation, type UpdatePresenceMutationVariables, SearchProductsDocument, type SearchProductsQuery, type SearchProductsQueryVariables, ProductsDocument, type ProductsQuery, type ProductsQueryVariables, SkusUnderProductDocument, type SkusUnderProductQuery, type SkusUnderProductQueryVariables, ProductDocument, type ProductQuery, type ProductQueryVariables, CategoryOfProductDocument, type CategoryOfProductQuery, type CategoryOfProductQueryVariables, CreateProductDocument, type CreateProductMutation, type CreateProductMutationVariables, UpdateProductDocument, type UpdateProductMutation, type UpdateProductMutationVariables, DeleteProductDocument, type DeleteProductMutation, type DeleteProductMutationVariables, PurchaseOrdersDocument, type PurchaseOrdersQuery, type PurchaseOrdersQueryVariables, PurchaseOrderDocument, type PurchaseOrderQuery, type PurchaseOrderQueryVariables, ReferenceOfPurchaseOrderDocument, type ReferenceOfPurchaseOrderQuery, type ReferenceOfPurchaseOrderQueryVariables, DeliveriesOfPurchaseOrderDocument, type DeliveriesOfPurchaseOrderQuery, type DeliveriesOfPurchaseOrderQueryVariables, PoFromOrderDocument, type PoFromOrderQuery, type PoFromOrderQueryVariables, OrderForPurchaseDocument, type OrderForPurchaseQuery, type OrderForPurchaseQueryVariables, CreatePurchaseOrderDocument, type CreatePurchaseOrderMutation, type CreatePurchaseOrderMutationVariables, UpdatePurchaseOrderDocument, type UpdatePurchaseOrderMutation, type UpdatePurchaseOrderMutationVariables, UpdatePurchaseOrderLineStatusDocument, type UpdatePurchaseOrderLineStatusMutation, type UpdatePurchaseOrderLineStatusMutationVariables, UpdatePurchaseOrderStatusDocument, type UpdatePurchaseOrderStatusMutation, type UpdatePurchaseOrderStatusMutationVariables, IssuePurchaseOrderDocument, type IssuePurchaseOrderMutation, type IssuePurchaseOrderMutationVariables, GeneratePosDocument, type GeneratePosMutation, type GeneratePosMutationVariables, QuotationsDocument, type QuotationsQuery, type QuotationsQueryVariables, QuotationDocument, type QuotationQuery, type QuotationQueryVariables, QuotationPreviewDocument, type QuotationPreviewQuery, type QuotationPreviewQueryVariables, UpdateQuotationDocument, type UpdateQuotationMutation, type UpdateQuotationMutationVariables, ConfirmQuotationDocument, type ConfirmQuotationMutation, type ConfirmQuotationMutationVariables, RecallQuotationDocument, type RecallQuotationMutation, type RecallQuotationMutationVariables, RejectQuotationDocument, type RejectQuotationMutation, type RejectQuotationMutationVariables, SendQuotationEmailDocument, type SendQuotationEmailMutation, type SendQuotationEmailMutationVariables, ConvertQuotationDocument, type ConvertQuotationMutation, type ConvertQuotationMutationVariables, QuotationSumsDocument, type QuotationSumsQuery, type QuotationSumsQueryVariables, RfqsDocument, type RfqsQuery, type RfqsQueryVariables, RfqsByDateDocument, type RfqsByDateQuery, type RfqsByDateQueryVariables, RfqDocument, type RfqQuery, type RfqQueryVariables, RfqPricesDocument, type RfqPricesQuery, type RfqPricesQueryVariables, MatchSkusDocument, type MatchSkusQuery, type MatchSkusQueryVariables, CreateEnquiryDocument, type CreateEnquiryMutation, type CreateEnquiryMutationVariables, DeskLinesDocument, type DeskLinesQuery, type DeskLinesQueryVariables, ReadyEnquiriesDocument, type ReadyEnquiriesQuery, type ReadyEnquiriesQueryVariables, PendingEnquiriesDocument, type PendingEnquiriesQuery, type PendingEnquiriesQueryVariables, PriceRfqsDocument, type PriceRfqsMutation, type PriceRfqsMutationVariables, UpdateRfqDocument, type UpdateRfqMutation, type UpdateRfqMutationVariables, ArchiveRfqDocument, type ArchiveRfqMutation, type ArchiveRfqMutationVariables, GenerateQuotationDocument, type GenerateQuotationMutation, type GenerateQuotationMutationVariables, SampleRequestsDocument, type SampleRequestsQuery, type SampleRequestsQueryVariables, SampleRequestDocument, type SampleRequestQuery, type SampleRequestQueryVariables, OpenSampleRequestOfLineDocument, type OpenSampleRequestOfLineQuery, type OpenSampleRequestOfLineQueryVariables, CreateSampleRequestDocument, type CreateSampleRequestMutation, type CreateSampleRequestMutationVariables, UpdateSampleRequestDocument, type UpdateSampleRequestMutation, type UpdateSampleRequestMutationVariables, AssignSampleRequestDocument, type AssignSampleRequestMutation, type AssignSampleRequestMutationVariables, ChangeSampleRequestStatusDocument, type ChangeSampleRequestStatusMutation, type ChangeSampleRequestStatusMutationVariables, SavedQueriesDocument, type SavedQueriesQuery, type SavedQueriesQueryVariables, AddToSavedQueriesDocument, type AddToSavedQueriesMutation, type AddToSavedQueriesMutationVariables, ChangeSavedQueriesDocument, type ChangeSavedQueriesMutation, type ChangeSavedQueriesMutationVariables, RemoveFromSavedQueriesDocument, type RemoveFromSavedQueriesMutation, type RemoveFromSavedQueriesMutationVariables, SellerLeadsDocument, type SellerLeadsQuery, type SellerLeadsQueryVariables, SellerLeadDocument, type SellerLeadQuery, type SellerLeadQueryVariables, ProductLeadsDocument, type ProductLeadsQuery, type ProductLeadsQueryVariables, LeadCategoryOptionsDocument, type LeadCategoryOptionsQuery, type LeadCategoryOptionsQueryVariables, LeadProductOptionsDocument, type LeadProductOptionsQuery, type LeadProductOptionsQueryVariables, CrmLeadsAnalyticsDocument, type CrmLeadsAnalyticsQuery, type CrmLeadsAnalyticsQueryVariables, CreateSellerLeadDocument, type CreateSellerLeadMutation, type CreateSellerLeadMutationVariables, UpdateSellerLeadDocument, type UpdateSellerLeadMutation, type UpdateSellerLeadMutationVariables, DeleteSellerLeadDocument, type DeleteSellerLeadMutation, type DeleteSellerLeadMutationVariables, VerifySellerLeadDocument, type VerifySellerLeadMutation, type VerifySellerLeadMutationVariables, SellersDocument, type SellersQuery, type SellersQueryVariables, SellerDocument, type SellerQuery, type SellerQueryVariables, SellerOptionsDocument, type SellerOptionsQuery, type SellerOptionsQueryVariables, SourcePersonOptionsDocument, type SourcePersonOptionsQuery, type SourcePersonOptionsQueryVariables, SellerAnalyticsDocument, type SellerAnalyticsQuery, type SellerAnalyticsQueryVariables, CreateSellerDocument, type CreateSellerMutation, type CreateSellerMutationVariables, UpdateSellerDocument, type UpdateSellerMutation, type UpdateSellerMutationVariables, DeleteSellerDocument, type DeleteSellerMutation, type DeleteSellerMutationVariables, SetUpOpenDocument, type SetUpOpenQuery, type SetUpOpenQueryVariables, OpenSetUpDocument, type OpenSetUpMutation, type OpenSetUpMutationVariables, SetUpCompanyDocument, type SetUpCompanyMutation, type SetUpCompanyMutationVariables, SetUpRegistrationDocument, type SetUpRegistrationMutation, type SetUpRegistrationMutationVariables, SetUpSeriesDocument, type SetUpSeriesMutation, type SetUpSeriesMutationVariables, SendSetUpMailDocument, type SendSetUpMailMutation, type SendSetUpMailMutationVariables, FinishSetUpDocument, type FinishSetUpMutation, type FinishSetUpMutationVariables, UpdateSkusFromSheetDocument, type UpdateSkusFromSheetMutation, type UpdateSkusFromSheetMutationVariables, OnboardLeadsDocument, type OnboardLeadsMutation, type OnboardLeadsMutationVariables, SkusForSheetDocument, type SkusForSheetQuery, type SkusForSheetQueryVariables, ProductsForSheetDocument, type ProductsForSheetQuery, type ProductsForSheetQueryVariables, CreateShipmentDocument, type CreateShipmentMutation, type CreateShipmentMutationVariables, OrderLinePricesDocument, type OrderLinePricesQuery, type OrderLinePricesQueryVariables, PoLinePricesDocument, type PoLinePricesQuery, type PoLinePricesQueryVariables, ShipmentsDocument, type ShipmentsQuery, type ShipmentsQueryVariables, ShipmentDocument, type ShipmentQuery, type ShipmentQueryVariables, UpdateShipmentDocument, type UpdateShipmentMutation, type UpdateShipmentMutationVariables, ShipmentsOfOrderDocument, type ShipmentsOfOrderQuery, type ShipmentsOfOrderQueryVariables, ShipmentsOfPurchaseOrderDocument, type ShipmentsOfPurchaseOrderQuery, type ShipmentsOfPurchaseOrderQueryVariables, ViewerDocument, type ViewerQuery, type ViewerQueryVariables, SendOtpDocument, type SendOtpMutation, type SendOtpMutationVariables, VerifyUserDocument, type VerifyUserMutation, type VerifyUserMutationVariables, ResendOtpDocument, type ResendOtpMutation, type ResendOtpMutationVariables, RefreshAccessTokenDocument, type RefreshAccessTokenMutation, type RefreshAccessTokenMutationVariables, LogoutDocument, type LogoutMutation, type LogoutMutationVariables, TrackUserActivityDocument, type TrackUserActivityMutation, type TrackUserActivityMutationVariables, SkusDocument, type SkusQuery, type SkusQueryVariables, ProductOfSkusDocument, type ProductOfSkusQuery, type ProductOfSkusQueryVariables, AttributesOfSkusDocument, type AttributesOfSkusQuery, type AttributesOfSkusQueryVariables, SkuDocument, type SkuQuery, type SkuQueryVariables, SkuTransactionsDocument, type SkuTransactionsQuery, type SkuTransactionsQueryVariables, CreateSkuDocument, type CreateSkuMutation, type CreateSkuMutationVariables, UpdateSkuDocument, type UpdateSkuMutation, type UpdateSkuMutationVariables, DeleteSkuDocument, type DeleteSkuMutation, type DeleteSkuMutationVariables, SkusByReferenceDocument, type SkusByReferenceQuery, type SkusByReferenceQueryVariables, TicketsDocument, type TicketsQuery, type TicketsQueryVariables, TicketOptionsDocument, type TicketOptionsQuery, type TicketOptionsQueryVariables, TicketOrderDocument, type TicketOrderQuery, type TicketOrderQueryVariables, CreateOrderStatusTicketDocument, type CreateOrderStatusTicketMutation, type CreateOrderStatusTicketMutationVariables, CreateAdHocTicketDocument, type CreateAdHocTicketMutation, type CreateAdHocTicketMutationVariables, CreateTechSupportTicketDocument, type CreateTechSupportTicketMutation, type CreateTechSupportTicketMutationVariables, AttachTicketFileDocument, type AttachTicketFileMutation, type AttachTicketFileMutationVariables, ChangeTicketStatusDocument, type ChangeTicketStatusMutation, type ChangeTicketStatusMutationVariables, ReadTicketStatesDocument, type ReadTicketStatesMutation, type ReadTicketStatesMutationVariables, TenantOptionsDocument, type TenantOptionsQuery, type TenantOptionsQueryVariables, TenantsOfPanDocument, type TenantsOfPanQuery, type TenantsOfPanQueryVariables, TenantOptionByIdDocument, type TenantOptionByIdQuery, type TenantOptionByIdQueryVariables, TenantsDocument, type TenantsQuery, type TenantsQueryVariables, TenantDocument, type TenantQuery, type TenantQueryVariables, TenantAnalyticsDocument, type TenantAnalyticsQuery, type TenantAnalyticsQueryVariables, TenantContactsDocument, type TenantContactsQuery, type TenantContactsQueryVariables, CreateTenantDocument, type CreateTenantMutation, type CreateTenantMutationVariables, UpdateTenantDocument, type UpdateTenantMutation, type UpdateTenantMutationVariables, DeleteTenantDocument, type DeleteTenantMutation, type DeleteTenantMutationVariables, SalesPersonsDocument, type SalesPersonsQuery, type SalesPersonsQueryVariables, TenantUserOptionsDocument, type TenantUserOptionsQuery, type TenantUserOptionsQueryVariables, OnlyChoicesDocument, type OnlyChoicesQuery, type OnlyChoicesQueryVariables, SetDefaultUserDocument, type SetDefaultUserMutation, type SetDefaultUserMutationVariables, OrganisationsDocument, type OrganisationsQuery, type OrganisationsQueryVariables, TransportersDocument, type TransportersQuery, type TransportersQueryVariables, TransporterOptionsDocument, type TransporterOptionsQuery, type TransporterOptionsQueryVariables, TransporterDocument, type TransporterQuery, type TransporterQueryVariables, TransporterSellerOptionsDocument, type TransporterSellerOptionsQuery, type TransporterSellerOptionsQueryVariables, CreateTransporterDocument, type CreateTransporterMutation, type CreateTransporterMutationVariables, UpdateTransporterDocument, type UpdateTransporterMutation, type UpdateTransporterMutationVariables, DeleteTransporterDocument, type DeleteTransporterMutation, type DeleteTransporterMutationVariables, UsersDocument, type UsersQuery, type UsersQueryVariables, UserDocument, type UserQuery, type UserQueryVariables, TenantUsersDocument, type TenantUsersQuery, type TenantUsersQueryVariables, TenantUserDocument, type TenantUserQuery, type TenantUserQueryVariables, TenantOfUsersDocument, type TenantOfUsersQuery, type TenantOfUsersQueryVariables, RoleTemplatesDocument, type RoleTemplatesQuery, type RoleTemplatesQueryVariables, RoleTemplateEffectDocument, type RoleTemplateEffectQuery, type RoleTemplateEffectQueryVariables, UpdateRoleTemplateDocument, type UpdateRoleTemplateMutation, type UpdateRoleTemplateMutationVariables, CreateAdminUserDocument, type CreateAdminUserMutation, type CreateAdminUserMutationVariables, CreateTenantUserDocument, type CreateTenantUserMutation, type CreateTenantUserMutationVariables, UpdateUserDocument, type UpdateUserMutation, type UpdateUserMutationVariables, MarkUserDeletedDocument, type MarkUserDeletedMutation, type MarkUserDeletedMutationVariables, BanUserDocument, type BanUserMutation, type BanUserMutationVariables, UnbanUserDocument, type UnbanUserMutation, type UnbanUserMutationVariables, ViewAsUserDocument, type ViewAsUserMutation, type ViewAsUserMutationVariables, InviteUserDocument, type InviteUserMutation, type InviteUserMutationVariables, FirstStepsDocument, type FirstStepsQuery, type FirstStepsQueryVariables, DismissFirstStepsDocument, type DismissFirstStepsMutation, type DismissFirstStepsMutationVariables, UnlockUserDocument, type UnlockUserMutation, type UnlockUserMutationVariables, ForceLogoutUserDocument, type ForceLogoutUserMutation, type ForceLogoutUserMutationVariables, WarehouseOptionsDocument, type WarehouseOptionsQuery, type WarehouseOptionsQueryVariables, WarehousesDocument, type WarehousesQuery, type WarehousesQueryVariables, WarehouseDocument, type WarehouseQuery, type WarehouseQueryVariables, WarehouseProductsDocument, type WarehouseProductsQuery, type WarehouseProductsQueryVariables, InventoryAdjustmentsDocument, type InventoryAdjustmentsQuery, type InventoryAdjustmentsQueryVariables, FreeStockDocument, type FreeStockQuery, type FreeStockQueryVariables, UpdateWarehouseDocument, type UpdateWarehouseMutation, type UpdateWarehouseMutationVariables, CreateWarehouseDocument, type CreateWarehouseMutation, type CreateWarehouseMutationVariables, CreateInventoryAdjustmentDocument, type CreateInventoryAdjustmentMutation, type CreateInventoryAdjustmentMutationVariables } from './documents.ts';
export const useBooksQuery = (options?: SkipToken | (useQuery.Options<BooksQuery, BooksQueryVariables>)) => useQuery(BooksDocument, options ?? {});
export const useBooksSuspenseQuery = (options?: useSuspenseQuery.Options<BooksQueryVariables>) => useSuspenseQuery(BooksDocument, options ?? {});

export const useCloseBooksMutation = (options?: useMutation.Options<CloseBooksMutation, CloseBooksMutationVariables>) => useMutation(CloseBooksDocument, options);

export const useAddressesQuery = (options: SkipToken | (useQuery.Options<AddressesQuery, AddressesQueryVariables> & { variables: AddressesQueryVariables })) => useQuery(AddressesDocument, options);
export const useAddressesSuspenseQuery = (options: useSuspenseQuery.Options<AddressesQueryVariables> & { variables: AddressesQueryVariables }) => useSuspenseQuery(AddressesDocument, options);

export const useAddressByIdQuery = (options: SkipToken | (useQuery.Options<AddressByIdQuery, AddressByIdQueryVariables> & { variables: AddressByIdQueryVariables })) => useQuery(AddressByIdDocument, options);
export const useAddressByIdSuspenseQuery = (options: useSuspenseQuery.Options<AddressByIdQueryVariables> & { variables: AddressByIdQueryVariables }) => useSuspenseQuery(AddressByIdDocument, options);

export const usePincodeQuery = (options: SkipToken | (useQuery.Options<PincodeQuery, PincodeQueryVariables> & { variables: PincodeQueryVariables })) => useQuery(PincodeDocument, options);
export const usePincodeSuspenseQuery = (options: useSuspenseQuery.Options<PincodeQueryVariables> & { variables: PincodeQueryVariables }) => useSuspenseQuery(PincodeDocument, options);

export const useCreateAddressMutation = (options?: useMutation.Options<CreateAddressMutation, CreateAddressMutationVariables>) => useMutation(CreateAddressDocument, options);

export const useUpdateAddressMutation = (options?: useMutation.Options<UpdateAddressMutation, UpdateAddressMutationVariables>) => useMutation(UpdateAddressDocument, options);

export const useSalesTrackerQuery = (options: SkipToken | (useQuery.Options<SalesTrackerQuery, SalesTrackerQueryVariables> & { variables: SalesTrackerQueryVariables })) => useQuery(SalesTrackerDocument, options);
export const useSalesTrackerSuspenseQuery = (options: useSuspenseQuery.Options<SalesTrackerQueryVariables> & { variables: SalesTrackerQueryVariables }) => useSuspenseQuery(SalesTrackerDocument, options);

export const useTrendQuery = (options: SkipToken | (useQuery.Options<TrendQuery, TrendQueryVariables> & { variables: TrendQueryVariables })) => useQuery(TrendDocument, options);
export const useTrendSuspenseQuery = (options: useSuspenseQuery.Options<TrendQueryVariables> & { variables: TrendQueryVariables }) => useSuspenseQuery(TrendDocument, options);

export const useMomMetricsQuery = (options?: SkipToken | (useQuery.Options<MomMetricsQuery, MomMetricsQueryVariables>)) => useQuery(MomMetricsDocument, options ?? {});
export const useMomMetricsSuspenseQuery = (options?: useSuspenseQuery.Options<MomMetricsQueryVariables>) => useSuspenseQuery(MomMetricsDocument, options ?? {});

export const usePartyGrowthQuery = (options: SkipToken | (useQuery.Options<PartyGrowthQuery, PartyGrowthQueryVariables> & { variables: PartyGrowthQueryVariables })) => useQuery(PartyGrowthDocument, options);
export const usePartyGrowthSuspenseQuery = (options: useSuspenseQuery.Options<PartyGrowthQueryVariables> & { variables: PartyGrowthQueryVariables }) => useSuspenseQuery(PartyGrowthDocument, options);

export const useMetricDefinitionsQuery = (options?: SkipToken | (useQuery.Options<MetricDefinitionsQuery, MetricDefinitionsQueryVariables>)) => useQuery(MetricDefinitionsDocument, options ?? {});
export const useMetricDefinitionsSuspenseQuery = (options?: useSuspenseQuery.Options<MetricDefinitionsQueryVariables>) => useSuspenseQuery(MetricDefinitionsDocument, options ?? {});

export const useNumberRowsQuery = (options: SkipToken | (useQuery.Options<NumberRowsQuery, NumberRowsQueryVariables> & { variables: NumberRowsQueryVariables })) => useQuery(NumberRowsDocument, options);
export const useNumberRowsSuspenseQuery = (options: useSuspenseQuery.Options<NumberRowsQueryVariables> & { variables: NumberRowsQueryVariables }) => useSuspenseQuery(NumberRowsDocument, options);

export const useApiTokensQuery = (options?: SkipToken | (useQuery.Options<ApiTokensQuery, ApiTokensQueryVariables>)) => useQuery(ApiTokensDocument, options ?? {});
export const useApiTokensSuspenseQuery = (options?: useSuspenseQuery.Options<ApiTokensQueryVariables>) => useSuspenseQuery(ApiTokensDocument, options ?? {});

export const useCreateApiTokenMutation = (options?: useMutation.Options<CreateApiTokenMutation, CreateApiTokenMutationVariables>) => useMutation(CreateApiTokenDocument, options);

export const useRotateApiTokenMutation = (options?: useMutation.Options<RotateApiTokenMutation, RotateApiTokenMutationVariables>) => useMutation(RotateApiTokenDocument, options);

export const useRevokeApiTokenMutation = (options?: useMutation.Options<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>) => useMutation(RevokeApiTokenDocument, options);

export const useRolesWithoutApiTokensQuery = (options?: SkipToken | (useQuery.Options<RolesWithoutApiTokensQuery, RolesWithoutApiTokensQueryVariables>)) => useQuery(RolesWithoutApiTokensDocument, options ?? {});
export const useRolesWithoutApiTokensSuspenseQuery = (options?: useSuspenseQuery.Options<RolesWithoutApiTokensQueryVariables>) => useSuspenseQuery(RolesWithoutApiTokensDocument, options ?? {});

export const useSetRolesWithoutApiTokensMutation = (options?: useMutation.Options<SetRolesWithoutApiTokensMutation, SetRolesWithoutApiTokensMutationVariables>) => useMutation(SetRolesWithoutApiTokensDocument, options);

export const useOrderToCopyQuery = (options: SkipToken | (useQuery.Options<OrderToCopyQuery, OrderToCopyQueryVariables> & { variables: OrderToCopyQueryVariables })) => useQuery(OrderToCopyDocument, options);
export const useOrderToCopySuspenseQuery = (options: useSuspenseQuery.Options<OrderToCopyQueryVariables> & { variables: OrderToCopyQueryVariables }) => useSuspenseQuery(OrderToCopyDocument, options);

export const useQuotationToCopyQuery = (options: SkipToken | (useQuery.Options<QuotationToCopyQuery, QuotationToCopyQueryVariables> & { variables: QuotationToCopyQueryVariables })) => useQuery(QuotationToCopyDocument, options);
export const useQuotationToCopySuspenseQuery = (options: useSuspenseQuery.Options<QuotationToCopyQueryVariables> & { variables: QuotationToCopyQueryVariables }) => useSuspenseQuery(QuotationToCopyDocument, options);

export const useLastOrderOfQuery = (options: SkipToken | (useQuery.Options<LastOrderOfQuery, LastOrderOfQueryVariables> & { variables: LastOrderOfQueryVariables })) => useQuery(LastOrderOfDocument, options);
export const useLastOrderOfSuspenseQuery = (options: useSuspenseQuery.Options<LastOrderOfQueryVariables> & { variables: LastOrderOfQueryVariables }) => useSuspenseQuery(LastOrderOfDocument, options);

export const useContactByEmailQuery = (options: SkipToken | (useQuery.Options<ContactByEmailQuery, ContactByEmailQueryVariables> & { variables: ContactByEmailQueryVariables })) => useQuery(ContactByEmailDocument, options);
export const useContactByEmailSuspenseQuery = (options: useSuspenseQuery.Options<ContactByEmailQueryVariables> & { variables: ContactByEmailQueryVariables }) => useSuspenseQuery(ContactByEmailDocument, options);

export const useUploadImageMutation = (options?: useMutation.Options<UploadImageMutation, UploadImageMutationVariables>) => useMutation(UploadImageDocument, options);

export const useMenuCountsQuery = (options?: SkipToken | (useQuery.Options<MenuCountsQuery, MenuCountsQueryVariables>)) => useQuery(MenuCountsDocument, options ?? {});
export const useMenuCountsSuspenseQuery = (options?: useSuspenseQuery.Options<MenuCountsQueryVariables>) => useSuspenseQuery(MenuCountsDocument, options ?? {});

export const useCreatePrintLinkMutation = (options?: useMutation.Options<CreatePrintLinkMutation, CreatePrintLinkMutationVariables>) => useMutation(CreatePrintLinkDocument, options);

export const useSearchQuery = (options: SkipToken | (useQuery.Options<SearchQuery, SearchQueryVariables> & { variables: SearchQueryVariables })) => useQuery(SearchDocument, options);
export const useSearchSuspenseQuery = (options: useSuspenseQuery.Options<SearchQueryVariables> & { variables: SearchQueryVariables }) => useSuspenseQuery(SearchDocument, options);

export const useSearchedRecordsQuery = (options: SkipToken | (useQuery.Options<SearchedRecordsQuery, SearchedRecordsQueryVariables> & { variables: SearchedRecordsQueryVariables })) => useQuery(SearchedRecordsDocument, options);
export const useSearchedRecordsSuspenseQuery = (options: useSuspenseQuery.Options<SearchedRecordsQueryVariables> & { variables: SearchedRecordsQueryVariables }) => useSuspenseQuery(SearchedRecordsDocument, options);

export const useBillingRegistrationsQuery = (options?: SkipToken | (useQuery.Options<BillingRegistrationsQuery, BillingRegistrationsQueryVariables>)) => useQuery(BillingRegistrationsDocument, options ?? {});
export const useBillingRegistrationsSuspenseQuery = (options?: useSuspenseQuery.Options<BillingRegistrationsQueryVariables>) => useSuspenseQuery(BillingRegistrationsDocument, options ?? {});

export const useCreateBillingRegistrationMutation = (options?: useMutation.Options<CreateBillingRegistrationMutation, CreateBillingRegistrationMutationVariables>) => useMutation(CreateBillingRegistrationDocument, options);

export const useUpdateBillingRegistrationMutation = (options?: useMutation.Options<UpdateBillingRegistrationMutation, UpdateBillingRegistrationMutationVariables>) => useMutation(UpdateBillingRegistrationDocument, options);

export const useBillsQuery = (options: SkipToken | (useQuery.Options<BillsQuery, BillsQueryVariables> & { variables: BillsQueryVariables })) => useQuery(BillsDocument, options);
export const useBillsSuspenseQuery = (options: useSuspenseQuery.Options<BillsQueryVariables> & { variables: BillsQueryVariables }) => useSuspenseQuery(BillsDocument, options);

export const useBillQuery = (options: SkipToken | (useQuery.Options<BillQuery, BillQueryVariables> & { variables: BillQueryVariables })) => useQuery(BillDocument, options);
export const useBillSuspenseQuery = (options: useSuspenseQuery.Options<BillQueryVariables> & { variables: BillQueryVariables }) => useSuspenseQuery(BillDocument, options);

export const useBillablePurchaseOrdersQuery = (options: SkipToken | (useQuery.Options<BillablePurchaseOrdersQuery, BillablePurchaseOrdersQueryVariables> & { variables: BillablePurchaseOrdersQueryVariables })) => useQuery(BillablePurchaseOrdersDocument, options);
export const useBillablePurchaseOrdersSuspenseQuery = (options: useSuspenseQuery.Options<BillablePurchaseOrdersQueryVariables> & { variables: BillablePurchaseOrdersQueryVariables }) => useSuspenseQuery(BillablePurchaseOrdersDocument, options);

export const useCreateBillMutation = (options?: useMutation.Options<CreateBillMutation, CreateBillMutationVariables>) => useMutation(CreateBillDocument, options);

export const useConvertPurchaseOrderToBillMutation = (options?: useMutation.Options<ConvertPurchaseOrderToBillMutation, ConvertPurchaseOrderToBillMutationVariables>) => useMutation(ConvertPurchaseOrderToBillDocument, options);

export const useUpdateBillMutation = (options?: useMutation.Options<UpdateBillMutation, UpdateBillMutationVariables>) => useMutation(UpdateBillDocument, options);

export const useIssueBillMutation = (options?: useMutation.Options<IssueBillMutation, IssueBillMutationVariables>) => useMutation(IssueBillDocument, options);

export const useCancelBillMutation = (options?: useMutation.Options<CancelBillMutation, CancelBillMutationVariables>) => useMutation(CancelBillDocument, options);

export const useSyncBillMutation = (options?: useMutation.Options<SyncBillMutation, SyncBillMutationVariables>) => useMutation(SyncBillDocument, options);

export const useBillSumsQuery = (options?: SkipToken | (useQuery.Options<BillSumsQuery, BillSumsQueryVariables>)) => useQuery(BillSumsDocument, options ?? {});
export const useBillSumsSuspenseQuery = (options?: useSuspenseQuery.Options<BillSumsQueryVariables>) => useSuspenseQuery(BillSumsDocument, options ?? {});

export const useBlogsQuery = (options: SkipToken | (useQuery.Options<BlogsQuery, BlogsQueryVariables> & { variables: BlogsQueryVariables })) => useQuery(BlogsDocument, options);
export const useBlogsSuspenseQuery = (options: useSuspenseQuery.Options<BlogsQueryVariables> & { variables: BlogsQueryVariables }) => useSuspenseQuery(BlogsDocument, options);

export const useBlogQuery = (options: SkipToken | (useQuery.Options<BlogQuery, BlogQueryVariables> & { variables: BlogQueryVariables })) => useQuery(BlogDocument, options);
export const useBlogSuspenseQuery = (options: useSuspenseQuery.Options<BlogQueryVariables> & { variables: BlogQueryVariables }) => useSuspenseQuery(BlogDocument, options);

export const useCreateBlogMutation = (options?: useMutation.Options<CreateBlogMutation, CreateBlogMutationVariables>) => useMutation(CreateBlogDocument, options);

export const useUpdateBlogMutation = (options?: useMutation.Options<UpdateBlogMutation, UpdateBlogMutationVariables>) => useMutation(UpdateBlogDocument, options);

export const useDeleteBlogMutation = (options?: useMutation.Options<DeleteBlogMutation, DeleteBlogMutationVariables>) => useMutation(DeleteBlogDocument, options);

export const useCategoryManagersQuery = (options?: SkipToken | (useQuery.Options<CategoryManagersQuery, CategoryManagersQueryVariables>)) => useQuery(CategoryManagersDocument, options ?? {});
export const useCategoryManagersSuspenseQuery = (options?: useSuspenseQuery.Options<CategoryManagersQueryVariables>) => useSuspenseQuery(CategoryManagersDocument, options ?? {});

export const useCategoriesQuery = (options?: SkipToken | (useQuery.Options<CategoriesQuery, CategoriesQueryVariables>)) => useQuery(CategoriesDocument, options ?? {});
export const useCategoriesSuspenseQuery = (options?: useSuspenseQuery.Options<CategoriesQueryVariables>) => useSuspenseQuery(CategoriesDocument, options ?? {});

export const useCategoryOptionsQuery = (options?: SkipToken | (useQuery.Options<CategoryOptionsQuery, CategoryOptionsQueryVariables>)) => useQuery(CategoryOptionsDocument, options ?? {});
export const useCategoryOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<CategoryOptionsQueryVariables>) => useSuspenseQuery(CategoryOptionsDocument, options ?? {});

export const useCategoryQuery = (options: SkipToken | (useQuery.Options<CategoryQuery, CategoryQueryVariables> & { variables: CategoryQueryVariables })) => useQuery(CategoryDocument, options);
export const useCategorySuspenseQuery = (options: useSuspenseQuery.Options<CategoryQueryVariables> & { variables: CategoryQueryVariables }) => useSuspenseQuery(CategoryDocument, options);

export const useProductsOfCategoryQuery = (options: SkipToken | (useQuery.Options<ProductsOfCategoryQuery, ProductsOfCategoryQueryVariables> & { variables: ProductsOfCategoryQueryVariables })) => useQuery(ProductsOfCategoryDocument, options);
export const useProductsOfCategorySuspenseQuery = (options: useSuspenseQuery.Options<ProductsOfCategoryQueryVariables> & { variables: ProductsOfCategoryQueryVariables }) => useSuspenseQuery(ProductsOfCategoryDocument, options);

export const useCreateCategoryMutation = (options?: useMutation.Options<CreateCategoryMutation, CreateCategoryMutationVariables>) => useMutation(CreateCategoryDocument, options);

export const useUpdateCategoryMutation = (options?: useMutation.Options<UpdateCategoryMutation, UpdateCategoryMutationVariables>) => useMutation(UpdateCategoryDocument, options);

export const useDeleteCategoryMutation = (options?: useMutation.Options<DeleteCategoryMutation, DeleteCategoryMutationVariables>) => useMutation(DeleteCategoryDocument, options);

export const useCommentsQuery = (options: SkipToken | (useQuery.Options<CommentsQuery, CommentsQueryVariables> & { variables: CommentsQueryVariables })) => useQuery(CommentsDocument, options);
export const useCommentsSuspenseQuery = (options: useSuspenseQuery.Options<CommentsQueryVariables> & { variables: CommentsQueryVariables }) => useSuspenseQuery(CommentsDocument, options);

export const useCreateCommentMutation = (options?: useMutation.Options<CreateCommentMutation, CreateCommentMutationVariables>) => useMutation(CreateCommentDocument, options);

export const useUpdateCommentMutation = (options?: useMutation.Options<UpdateCommentMutation, UpdateCommentMutationVariables>) => useMutation(UpdateCommentDocument, options);

export const useCompanyQuery = (options?: SkipToken | (useQuery.Options<CompanyQuery, CompanyQueryVariables>)) => useQuery(CompanyDocument, options ?? {});
export const useCompanySuspenseQuery = (options?: useSuspenseQuery.Options<CompanyQueryVariables>) => useSuspenseQuery(CompanyDocument, options ?? {});

export const useLastBackupQuery = (options?: SkipToken | (useQuery.Options<LastBackupQuery, LastBackupQueryVariables>)) => useQuery(LastBackupDocument, options ?? {});
export const useLastBackupSuspenseQuery = (options?: useSuspenseQuery.Options<LastBackupQueryVariables>) => useSuspenseQuery(LastBackupDocument, options ?? {});

export const useUpdateCompanyMutation = (options?: useMutation.Options<UpdateCompanyMutation, UpdateCompanyMutationVariables>) => useMutation(UpdateCompanyDocument, options);

export const useAddGstRegistrationMutation = (options?: useMutation.Options<AddGstRegistrationMutation, AddGstRegistrationMutationVariables>) => useMutation(AddGstRegistrationDocument, options);

export const useUpdateGstRegistrationMutation = (options?: useMutation.Options<UpdateGstRegistrationMutation, UpdateGstRegistrationMutationVariables>) => useMutation(UpdateGstRegistrationDocument, options);

export const useSetMarginFloorsMutation = (options?: useMutation.Options<SetMarginFloorsMutation, SetMarginFloorsMutationVariables>) => useMutation(SetMarginFloorsDocument, options);

export const useSetMailTemplateMutation = (options?: useMutation.Options<SetMailTemplateMutation, SetMailTemplateMutationVariables>) => useMutation(SetMailTemplateDocument, options);

export const useSendTestMailMutation = (options?: useMutation.Options<SendTestMailMutation, SendTestMailMutationVariables>) => useMutation(SendTestMailDocument, options);

export const useSetDocumentSeriesMutation = (options?: useMutation.Options<SetDocumentSeriesMutation, SetDocumentSeriesMutationVariables>) => useMutation(SetDocumentSeriesDocument, options);

export const useMakeGstRegistrationDefaultMutation = (options?: useMutation.Options<MakeGstRegistrationDefaultMutation, MakeGstRegistrationDefaultMutationVariables>) => useMutation(MakeGstRegistrationDefaultDocument, options);

export const useEndGstRegistrationMutation = (options?: useMutation.Options<EndGstRegistrationMutation, EndGstRegistrationMutationVariables>) => useMutation(EndGstRegistrationDocument, options);

export const useRemoveGstRegistrationMutation = (options?: useMutation.Options<RemoveGstRegistrationMutation, RemoveGstRegistrationMutationVariables>) => useMutation(RemoveGstRegistrationDocument, options);

export const useSellingPricesQuery = (options?: SkipToken | (useQuery.Options<SellingPricesQuery, SellingPricesQueryVariables>)) => useQuery(SellingPricesDocument, options ?? {});
export const useSellingPricesSuspenseQuery = (options?: useSuspenseQuery.Options<SellingPricesQueryVariables>) => useSuspenseQuery(SellingPricesDocument, options ?? {});

export const useEffectiveSellingPriceQuery = (options: SkipToken | (useQuery.Options<EffectiveSellingPriceQuery, EffectiveSellingPriceQueryVariables> & { variables: EffectiveSellingPriceQueryVariables })) => useQuery(EffectiveSellingPriceDocument, options);
export const useEffectiveSellingPriceSuspenseQuery = (options: useSuspenseQuery.Options<EffectiveSellingPriceQueryVariables> & { variables: EffectiveSellingPriceQueryVariables }) => useSuspenseQuery(EffectiveSellingPriceDocument, options);

export const useCreateSellingPriceMutation = (options?: useMutation.Options<CreateSellingPriceMutation, CreateSellingPriceMutationVariables>) => useMutation(CreateSellingPriceDocument, options);

export const useUpdateSellingPriceMutation = (options?: useMutation.Options<UpdateSellingPriceMutation, UpdateSellingPriceMutationVariables>) => useMutation(UpdateSellingPriceDocument, options);

export const useCreditNotesQuery = (options: SkipToken | (useQuery.Options<CreditNotesQuery, CreditNotesQueryVariables> & { variables: CreditNotesQueryVariables })) => useQuery(CreditNotesDocument, options);
export const useCreditNotesSuspenseQuery = (options: useSuspenseQuery.Options<CreditNotesQueryVariables> & { variables: CreditNotesQueryVariables }) => useSuspenseQuery(CreditNotesDocument, options);

export const useCreditNoteQuery = (options: SkipToken | (useQuery.Options<CreditNoteQuery, CreditNoteQueryVariables> & { variables: CreditNoteQueryVariables })) => useQuery(CreditNoteDocument, options);
export const useCreditNoteSuspenseQuery = (options: useSuspenseQuery.Options<CreditNoteQueryVariables> & { variables: CreditNoteQueryVariables }) => useSuspenseQuery(CreditNoteDocument, options);

export const useCreditNotePreviewQuery = (options: SkipToken | (useQuery.Options<CreditNotePreviewQuery, CreditNotePreviewQueryVariables> & { variables: CreditNotePreviewQueryVariables })) => useQuery(CreditNotePreviewDocument, options);
export const useCreditNotePreviewSuspenseQuery = (options: useSuspenseQuery.Options<CreditNotePreviewQueryVariables> & { variables: CreditNotePreviewQueryVariables }) => useSuspenseQuery(CreditNotePreviewDocument, options);

export const useCreditableInvoicesQuery = (options?: SkipToken | (useQuery.Options<CreditableInvoicesQuery, CreditableInvoicesQueryVariables>)) => useQuery(CreditableInvoicesDocument, options ?? {});
export const useCreditableInvoicesSuspenseQuery = (options?: useSuspenseQuery.Options<CreditableInvoicesQueryVariables>) => useSuspenseQuery(CreditableInvoicesDocument, options ?? {});

export const useCreditableInvoiceQuery = (options: SkipToken | (useQuery.Options<CreditableInvoiceQuery, CreditableInvoiceQueryVariables> & { variables: CreditableInvoiceQueryVariables })) => useQuery(CreditableInvoiceDocument, options);
export const useCreditableInvoiceSuspenseQuery = (options: useSuspenseQuery.Options<CreditableInvoiceQueryVariables> & { variables: CreditableInvoiceQueryVariables }) => useSuspenseQuery(CreditableInvoiceDocument, options);

export const useCreateCreditNoteMutation = (options?: useMutation.Options<CreateCreditNoteMutation, CreateCreditNoteMutationVariables>) => useMutation(CreateCreditNoteDocument, options);

export const useUpdateCreditNoteMutation = (options?: useMutation.Options<UpdateCreditNoteMutation, UpdateCreditNoteMutationVariables>) => useMutation(UpdateCreditNoteDocument, options);

export const useUpdateCreditNoteStatusMutation = (options?: useMutation.Options<UpdateCreditNoteStatusMutation, UpdateCreditNoteStatusMutationVariables>) => useMutation(UpdateCreditNoteStatusDocument, options);

export const useRegisterCreditNoteMutation = (options?: useMutation.Options<RegisterCreditNoteMutation, RegisterCreditNoteMutationVariables>) => useMutation(RegisterCreditNoteDocument, options);

export const useSendCreditNoteEmailMutation = (options?: useMutation.Options<SendCreditNoteEmailMutation, SendCreditNoteEmailMutationVariables>) => useMutation(SendCreditNoteEmailDocument, options);

export const useSyncCreditNoteMutation = (options?: useMutation.Options<SyncCreditNoteMutation, SyncCreditNoteMutationVariables>) => useMutation(SyncCreditNoteDocument, options);

export const useCreditNoteFileQuery = (options: SkipToken | (useQuery.Options<CreditNoteFileQuery, CreditNoteFileQueryVariables> & { variables: CreditNoteFileQueryVariables })) => useQuery(CreditNoteFileDocument, options);
export const useCreditNoteFileSuspenseQuery = (options: useSuspenseQuery.Options<CreditNoteFileQueryVariables> & { variables: CreditNoteFileQueryVariables }) => useSuspenseQuery(CreditNoteFileDocument, options);

export const useDeliveryChallansQuery = (options?: SkipToken | (useQuery.Options<DeliveryChallansQuery, DeliveryChallansQueryVariables>)) => useQuery(DeliveryChallansDocument, options ?? {});
export const useDeliveryChallansSuspenseQuery = (options?: useSuspenseQuery.Options<DeliveryChallansQueryVariables>) => useSuspenseQuery(DeliveryChallansDocument, options ?? {});

export const useDeliveryChallanQuery = (options: SkipToken | (useQuery.Options<DeliveryChallanQuery, DeliveryChallanQueryVariables> & { variables: DeliveryChallanQueryVariables })) => useQuery(DeliveryChallanDocument, options);
export const useDeliveryChallanSuspenseQuery = (options: useSuspenseQuery.Options<DeliveryChallanQueryVariables> & { variables: DeliveryChallanQueryVariables }) => useSuspenseQuery(DeliveryChallanDocument, options);

export const useReferenceOfChallanQuery = (options: SkipToken | (useQuery.Options<ReferenceOfChallanQuery, ReferenceOfChallanQueryVariables> & { variables: ReferenceOfChallanQueryVariables })) => useQuery(ReferenceOfChallanDocument, options);
export const useReferenceOfChallanSuspenseQuery = (options: useSuspenseQuery.Options<ReferenceOfChallanQueryVariables> & { variables: ReferenceOfChallanQueryVariables }) => useSuspenseQuery(ReferenceOfChallanDocument, options);

export const useDcPreviewQuery = (options: SkipToken | (useQuery.Options<DcPreviewQuery, DcPreviewQueryVariables> & { variables: DcPreviewQueryVariables })) => useQuery(DcPreviewDocument, options);
export const useDcPreviewSuspenseQuery = (options: useSuspenseQuery.Options<DcPreviewQueryVariables> & { variables: DcPreviewQueryVariables }) => useSuspenseQuery(DcPreviewDocument, options);

export const useCreateDeliveryChallanMutation = (options?: useMutation.Options<CreateDeliveryChallanMutation, CreateDeliveryChallanMutationVariables>) => useMutation(CreateDeliveryChallanDocument, options);

export const useUpdateDeliveryChallanMutation = (options?: useMutation.Options<UpdateDeliveryChallanMutation, UpdateDeliveryChallanMutationVariables>) => useMutation(UpdateDeliveryChallanDocument, options);

export const useUpdateDeliveryChallanStatusMutation = (options?: useMutation.Options<UpdateDeliveryChallanStatusMutation, UpdateDeliveryChallanStatusMutationVariables>) => useMutation(UpdateDeliveryChallanStatusDocument, options);

export const useDeliverySourcesQuery = (options: SkipToken | (useQuery.Options<DeliverySourcesQuery, DeliverySourcesQueryVariables> & { variables: DeliverySourcesQueryVariables })) => useQuery(DeliverySourcesDocument, options);
export const useDeliverySourcesSuspenseQuery = (options: useSuspenseQuery.Options<DeliverySourcesQueryVariables> & { variables: DeliverySourcesQueryVariables }) => useSuspenseQuery(DeliverySourcesDocument, options);

export const usePointsOfSourceQuery = (options: SkipToken | (useQuery.Options<PointsOfSourceQuery, PointsOfSourceQueryVariables> & { variables: PointsOfSourceQueryVariables })) => useQuery(PointsOfSourceDocument, options);
export const usePointsOfSourceSuspenseQuery = (options: useSuspenseQuery.Options<PointsOfSourceQueryVariables> & { variables: PointsOfSourceQueryVariables }) => useSuspenseQuery(PointsOfSourceDocument, options);

export const useDeliveryStageCountsQuery = (options?: SkipToken | (useQuery.Options<DeliveryStageCountsQuery, DeliveryStageCountsQueryVariables>)) => useQuery(DeliveryStageCountsDocument, options ?? {});
export const useDeliveryStageCountsSuspenseQuery = (options?: useSuspenseQuery.Options<DeliveryStageCountsQueryVariables>) => useSuspenseQuery(DeliveryStageCountsDocument, options ?? {});

export const useOperationItemsQuery = (options?: SkipToken | (useQuery.Options<OperationItemsQuery, OperationItemsQueryVariables>)) => useQuery(OperationItemsDocument, options ?? {});
export const useOperationItemsSuspenseQuery = (options?: useSuspenseQuery.Options<OperationItemsQueryVariables>) => useSuspenseQuery(OperationItemsDocument, options ?? {});

export const usePostponeDeliveryPointsMutation = (options?: useMutation.Options<PostponeDeliveryPointsMutation, PostponeDeliveryPointsMutationVariables>) => useMutation(PostponeDeliveryPointsDocument, options);

export const useCompleteDeliveryPointsMutation = (options?: useMutation.Options<CompleteDeliveryPointsMutation, CompleteDeliveryPointsMutationVariables>) => useMutation(CompleteDeliveryPointsDocument, options);

export const useDocumentsQuery = (options: SkipToken | (useQuery.Options<DocumentsQuery, DocumentsQueryVariables> & { variables: DocumentsQueryVariables })) => useQuery(DocumentsDocument, options);
export const useDocumentsSuspenseQuery = (options: useSuspenseQuery.Options<DocumentsQueryVariables> & { variables: DocumentsQueryVariables }) => useSuspenseQuery(DocumentsDocument, options);

export const useUploadFileMutation = (options?: useMutation.Options<UploadFileMutation, UploadFileMutationVariables>) => useMutation(UploadFileDocument, options);

export const useCreateDocumentMutation = (options?: useMutation.Options<CreateDocumentMutation, CreateDocumentMutationVariables>) => useMutation(CreateDocumentDocument, options);

export const useExpensesQuery = (options: SkipToken | (useQuery.Options<ExpensesQuery, ExpensesQueryVariables> & { variables: ExpensesQueryVariables })) => useQuery(ExpensesDocument, options);
export const useExpensesSuspenseQuery = (options: useSuspenseQuery.Options<ExpensesQueryVariables> & { variables: ExpensesQueryVariables }) => useSuspenseQuery(ExpensesDocument, options);

export const useExpenseQuery = (options: SkipToken | (useQuery.Options<ExpenseQuery, ExpenseQueryVariables> & { variables: ExpenseQueryVariables })) => useQuery(ExpenseDocument, options);
export const useExpenseSuspenseQuery = (options: useSuspenseQuery.Options<ExpenseQueryVariables> & { variables: ExpenseQueryVariables }) => useSuspenseQuery(ExpenseDocument, options);

export const useCreateExpenseMutation = (options?: useMutation.Options<CreateExpenseMutation, CreateExpenseMutationVariables>) => useMutation(CreateExpenseDocument, options);

export const useUpdateExpenseMutation = (options?: useMutation.Options<UpdateExpenseMutation, UpdateExpenseMutationVariables>) => useMutation(UpdateExpenseDocument, options);

export const useVoidExpenseMutation = (options?: useMutation.Options<VoidExpenseMutation, VoidExpenseMutationVariables>) => useMutation(VoidExpenseDocument, options);

export const useHomeRfqsQuery = (options?: SkipToken | (useQuery.Options<HomeRfqsQuery, HomeRfqsQueryVariables>)) => useQuery(HomeRfqsDocument, options ?? {});
export const useHomeRfqsSuspenseQuery = (options?: useSuspenseQuery.Options<HomeRfqsQueryVariables>) => useSuspenseQuery(HomeRfqsDocument, options ?? {});

export const useHomeQuotationsQuery = (options?: SkipToken | (useQuery.Options<HomeQuotationsQuery, HomeQuotationsQueryVariables>)) => useQuery(HomeQuotationsDocument, options ?? {});
export const useHomeQuotationsSuspenseQuery = (options?: useSuspenseQuery.Options<HomeQuotationsQueryVariables>) => useSuspenseQuery(HomeQuotationsDocument, options ?? {});

export const useHomeOrdersQuery = (options?: SkipToken | (useQuery.Options<HomeOrdersQuery, HomeOrdersQueryVariables>)) => useQuery(HomeOrdersDocument, options ?? {});
export const useHomeOrdersSuspenseQuery = (options?: useSuspenseQuery.Options<HomeOrdersQueryVariables>) => useSuspenseQuery(HomeOrdersDocument, options ?? {});

export const useHomeSamplesQuery = (options?: SkipToken | (useQuery.Options<HomeSamplesQuery, HomeSamplesQueryVariables>)) => useQuery(HomeSamplesDocument, options ?? {});
export const useHomeSamplesSuspenseQuery = (options?: useSuspenseQuery.Options<HomeSamplesQueryVariables>) => useSuspenseQuery(HomeSamplesDocument, options ?? {});

export const useHomePurchaseOrdersQuery = (options?: SkipToken | (useQuery.Options<HomePurchaseOrdersQuery, HomePurchaseOrdersQueryVariables>)) => useQuery(HomePurchaseOrdersDocument, options ?? {});
export const useHomePurchaseOrdersSuspenseQuery = (options?: useSuspenseQuery.Options<HomePurchaseOrdersQueryVariables>) => useSuspenseQuery(HomePurchaseOrdersDocument, options ?? {});

export const useHomeCustomersQuery = (options?: SkipToken | (useQuery.Options<HomeCustomersQuery, HomeCustomersQueryVariables>)) => useQuery(HomeCustomersDocument, options ?? {});
export const useHomeCustomersSuspenseQuery = (options?: useSuspenseQuery.Options<HomeCustomersQueryVariables>) => useSuspenseQuery(HomeCustomersDocument, options ?? {});

export const useHomeQuery = (options?: SkipToken | (useQuery.Options<HomeQuery, HomeQueryVariables>)) => useQuery(HomeDocument, options ?? {});
export const useHomeSuspenseQuery = (options?: useSuspenseQuery.Options<HomeQueryVariables>) => useSuspenseQuery(HomeDocument, options ?? {});

export const useHomeFiguresQuery = (options?: SkipToken | (useQuery.Options<HomeFiguresQuery, HomeFiguresQueryVariables>)) => useQuery(HomeFiguresDocument, options ?? {});
export const useHomeFiguresSuspenseQuery = (options?: useSuspenseQuery.Options<HomeFiguresQueryVariables>) => useSuspenseQuery(HomeFiguresDocument, options ?? {});

export const useImportTemplatesQuery = (options?: SkipToken | (useQuery.Options<ImportTemplatesQuery, ImportTemplatesQueryVariables>)) => useQuery(ImportTemplatesDocument, options ?? {});
export const useImportTemplatesSuspenseQuery = (options?: useSuspenseQuery.Options<ImportTemplatesQueryVariables>) => useSuspenseQuery(ImportTemplatesDocument, options ?? {});

export const useImportsQuery = (options: SkipToken | (useQuery.Options<ImportsQuery, ImportsQueryVariables> & { variables: ImportsQueryVariables })) => useQuery(ImportsDocument, options);
export const useImportsSuspenseQuery = (options: useSuspenseQuery.Options<ImportsQueryVariables> & { variables: ImportsQueryVariables }) => useSuspenseQuery(ImportsDocument, options);

export const useImportQuery = (options: SkipToken | (useQuery.Options<ImportQuery, ImportQueryVariables> & { variables: ImportQueryVariables })) => useQuery(ImportDocument, options);
export const useImportSuspenseQuery = (options: useSuspenseQuery.Options<ImportQueryVariables> & { variables: ImportQueryVariables }) => useSuspenseQuery(ImportDocument, options);

export const useImportRowsQuery = (options: SkipToken | (useQuery.Options<ImportRowsQuery, ImportRowsQueryVariables> & { variables: ImportRowsQueryVariables })) => useQuery(ImportRowsDocument, options);
export const useImportRowsSuspenseQuery = (options: useSuspenseQuery.Options<ImportRowsQueryVariables> & { variables: ImportRowsQueryVariables }) => useSuspenseQuery(ImportRowsDocument, options);

export const useStartImportMutation = (options?: useMutation.Options<StartImportMutation, StartImportMutationVariables>) => useMutation(StartImportDocument, options);

export const useRunImportMutation = (options?: useMutation.Options<RunImportMutation, RunImportMutationVariables>) => useMutation(RunImportDocument, options);

export const useInvoicesQuery = (options: SkipToken | (useQuery.Options<InvoicesQuery, InvoicesQueryVariables> & { variables: InvoicesQueryVariables })) => useQuery(InvoicesDocument, options);
export const useInvoicesSuspenseQuery = (options: useSuspenseQuery.Options<InvoicesQueryVariables> & { variables: InvoicesQueryVariables }) => useSuspenseQuery(InvoicesDocument, options);

export const useInvoiceQuery = (options: SkipToken | (useQuery.Options<InvoiceQuery, InvoiceQueryVariables> & { variables: InvoiceQueryVariables })) => useQuery(InvoiceDocument, options);
export const useInvoiceSuspenseQuery = (options: useSuspenseQuery.Options<InvoiceQueryVariables> & { variables: InvoiceQueryVariables }) => useSuspenseQuery(InvoiceDocument, options);

export const useInvoicePreviewQuery = (options: SkipToken | (useQuery.Options<InvoicePreviewQuery, InvoicePreviewQueryVariables> & { variables: InvoicePreviewQueryVariables })) => useQuery(InvoicePreviewDocument, options);
export const useInvoicePreviewSuspenseQuery = (options: useSuspenseQuery.Options<InvoicePreviewQueryVariables> & { variables: InvoicePreviewQueryVariables }) => useSuspenseQuery(InvoicePreviewDocument, options);

export const useUpdateInvoiceMutation = (options?: useMutation.Options<UpdateInvoiceMutation, UpdateInvoiceMutationVariables>) => useMutation(UpdateInvoiceDocument, options);

export const useCreateInvoiceMutation = (options?: useMutation.Options<CreateInvoiceMutation, CreateInvoiceMutationVariables>) => useMutation(CreateInvoiceDocument, options);

export const useRegisterInvoiceMutation = (options?: useMutation.Options<RegisterInvoiceMutation, RegisterInvoiceMutationVariables>) => useMutation(RegisterInvoiceDocument, options);

export const useCancelInvoiceMutation = (options?: useMutation.Options<CancelInvoiceMutation, CancelInvoiceMutationVariables>) => useMutation(CancelInvoiceDocument, options);

export const useSendInvoiceEmailMutation = (options?: useMutation.Options<SendInvoiceEmailMutation, SendInvoiceEmailMutationVariables>) => useMutation(SendInvoiceEmailDocument, options);

export const useSyncInvoiceMutation = (options?: useMutation.Options<SyncInvoiceMutation, SyncInvoiceMutationVariables>) => useMutation(SyncInvoiceDocument, options);

export const useEInvoiceFileQuery = (options: SkipToken | (useQuery.Options<EInvoiceFileQuery, EInvoiceFileQueryVariables> & { variables: EInvoiceFileQueryVariables })) => useQuery(EInvoiceFileDocument, options);
export const useEInvoiceFileSuspenseQuery = (options: useSuspenseQuery.Options<EInvoiceFileQueryVariables> & { variables: EInvoiceFileQueryVariables }) => useSuspenseQuery(EInvoiceFileDocument, options);

export const useEWayBillFileQuery = (options: SkipToken | (useQuery.Options<EWayBillFileQuery, EWayBillFileQueryVariables> & { variables: EWayBillFileQueryVariables })) => useQuery(EWayBillFileDocument, options);
export const useEWayBillFileSuspenseQuery = (options: useSuspenseQuery.Options<EWayBillFileQueryVariables> & { variables: EWayBillFileQueryVariables }) => useSuspenseQuery(EWayBillFileDocument, options);

export const usePlacesOfChallanQuery = (options: SkipToken | (useQuery.Options<PlacesOfChallanQuery, PlacesOfChallanQueryVariables> & { variables: PlacesOfChallanQueryVariables })) => useQuery(PlacesOfChallanDocument, options);
export const usePlacesOfChallanSuspenseQuery = (options: useSuspenseQuery.Options<PlacesOfChallanQueryVariables> & { variables: PlacesOfChallanQueryVariables }) => useSuspenseQuery(PlacesOfChallanDocument, options);

export const useInvoiceSumsQuery = (options?: SkipToken | (useQuery.Options<InvoiceSumsQuery, InvoiceSumsQueryVariables>)) => useQuery(InvoiceSumsDocument, options ?? {});
export const useInvoiceSumsSuspenseQuery = (options?: useSuspenseQuery.Options<InvoiceSumsQueryVariables>) => useSuspenseQuery(InvoiceSumsDocument, options ?? {});

export const useListViewsQuery = (options?: SkipToken | (useQuery.Options<ListViewsQuery, ListViewsQueryVariables>)) => useQuery(ListViewsDocument, options ?? {});
export const useListViewsSuspenseQuery = (options?: useSuspenseQuery.Options<ListViewsQueryVariables>) => useSuspenseQuery(ListViewsDocument, options ?? {});

export const useCreateListViewMutation = (options?: useMutation.Options<CreateListViewMutation, CreateListViewMutationVariables>) => useMutation(CreateListViewDocument, options);

export const useUpdateListViewMutation = (options?: useMutation.Options<UpdateListViewMutation, UpdateListViewMutationVariables>) => useMutation(UpdateListViewDocument, options);

export const useDeleteListViewMutation = (options?: useMutation.Options<DeleteListViewMutation, DeleteListViewMutationVariables>) => useMutation(DeleteListViewDocument, options);

export const useSetListViewDefaultMutation = (options?: useMutation.Options<SetListViewDefaultMutation, SetListViewDefaultMutationVariables>) => useMutation(SetListViewDefaultDocument, options);

export const useLogsQuery = (options: SkipToken | (useQuery.Options<LogsQuery, LogsQueryVariables> & { variables: LogsQueryVariables })) => useQuery(LogsDocument, options);
export const useLogsSuspenseQuery = (options: useSuspenseQuery.Options<LogsQueryVariables> & { variables: LogsQueryVariables }) => useSuspenseQuery(LogsDocument, options);

export const useStartQuery = (options?: SkipToken | (useQuery.Options<StartQuery, StartQueryVariables>)) => useQuery(StartDocument, options ?? {});
export const useStartSuspenseQuery = (options?: useSuspenseQuery.Options<StartQueryVariables>) => useSuspenseQuery(StartDocument, options ?? {});

export const useSaveMySettingMutation = (options?: useMutation.Options<SaveMySettingMutation, SaveMySettingMutationVariables>) => useMutation(SaveMySettingDocument, options);

export const useSkuOffersQuery = (options: SkipToken | (useQuery.Options<SkuOffersQuery, SkuOffersQueryVariables> & { variables: SkuOffersQueryVariables })) => useQuery(SkuOffersDocument, options);
export const useSkuOffersSuspenseQuery = (options: useSuspenseQuery.Options<SkuOffersQueryVariables> & { variables: SkuOffersQueryVariables }) => useSuspenseQuery(SkuOffersDocument, options);

export const useSellerOffersQuery = (options: SkipToken | (useQuery.Options<SellerOffersQuery, SellerOffersQueryVariables> & { variables: SellerOffersQueryVariables })) => useQuery(SellerOffersDocument, options);
export const useSellerOffersSuspenseQuery = (options: useSuspenseQuery.Options<SellerOffersQueryVariables> & { variables: SellerOffersQueryVariables }) => useSuspenseQuery(SellerOffersDocument, options);

export const useOfferQuery = (options: SkipToken | (useQuery.Options<OfferQuery, OfferQueryVariables> & { variables: OfferQueryVariables })) => useQuery(OfferDocument, options);
export const useOfferSuspenseQuery = (options: useSuspenseQuery.Options<OfferQueryVariables> & { variables: OfferQueryVariables }) => useSuspenseQuery(OfferDocument, options);

export const useCreateOfferMutation = (options?: useMutation.Options<CreateOfferMutation, CreateOfferMutationVariables>) => useMutation(CreateOfferDocument, options);

export const useUpdateOfferMutation = (options?: useMutation.Options<UpdateOfferMutation, UpdateOfferMutationVariables>) => useMutation(UpdateOfferDocument, options);

export const useDeleteOfferMutation = (options?: useMutation.Options<DeleteOfferMutation, DeleteOfferMutationVariables>) => useMutation(DeleteOfferDocument, options);

export const useSendOrderCommunicationMutation = (options?: useMutation.Options<SendOrderCommunicationMutation, SendOrderCommunicationMutationVariables>) => useMutation(SendOrderCommunicationDocument, options);

export const useOrderDelaysQuery = (options?: SkipToken | (useQuery.Options<OrderDelaysQuery, OrderDelaysQueryVariables>)) => useQuery(OrderDelaysDocument, options ?? {});
export const useOrderDelaysSuspenseQuery = (options?: useSuspenseQuery.Options<OrderDelaysQueryVariables>) => useSuspenseQuery(OrderDelaysDocument, options ?? {});

export const useCreateOrderDelayLinkMutation = (options?: useMutation.Options<CreateOrderDelayLinkMutation, CreateOrderDelayLinkMutationVariables>) => useMutation(CreateOrderDelayLinkDocument, options);

export const useOrdersQuery = (options?: SkipToken | (useQuery.Options<OrdersQuery, OrdersQueryVariables>)) => useQuery(OrdersDocument, options ?? {});
export const useOrdersSuspenseQuery = (options?: useSuspenseQuery.Options<OrdersQueryVariables>) => useSuspenseQuery(OrdersDocument, options ?? {});

export const useOrderQuery = (options: SkipToken | (useQuery.Options<OrderQuery, OrderQueryVariables> & { variables: OrderQueryVariables })) => useQuery(OrderDocument, options);
export const useOrderSuspenseQuery = (options: useSuspenseQuery.Options<OrderQueryVariables> & { variables: OrderQueryVariables }) => useSuspenseQuery(OrderDocument, options);

export const useOrderCancelPreviewQuery = (options: SkipToken | (useQuery.Options<OrderCancelPreviewQuery, OrderCancelPreviewQueryVariables> & { variables: OrderCancelPreviewQueryVariables })) => useQuery(OrderCancelPreviewDocument, options);
export const useOrderCancelPreviewSuspenseQuery = (options: useSuspenseQuery.Options<OrderCancelPreviewQueryVariables> & { variables: OrderCancelPreviewQueryVariables }) => useSuspenseQuery(OrderCancelPreviewDocument, options);

export const useProposedPriceQuery = (options: SkipToken | (useQuery.Options<ProposedPriceQuery, ProposedPriceQueryVariables> & { variables: ProposedPriceQueryVariables })) => useQuery(ProposedPriceDocument, options);
export const useProposedPriceSuspenseQuery = (options: useSuspenseQuery.Options<ProposedPriceQueryVariables> & { variables: ProposedPriceQueryVariables }) => useSuspenseQuery(ProposedPriceDocument, options);

export const useCreateOrderMutation = (options?: useMutation.Options<CreateOrderMutation, CreateOrderMutationVariables>) => useMutation(CreateOrderDocument, options);

export const useUpdateOrderMutation = (options?: useMutation.Options<UpdateOrderMutation, UpdateOrderMutationVariables>) => useMutation(UpdateOrderDocument, options);

export const useCancelOrderLineMutation = (options?: useMutation.Options<CancelOrderLineMutation, CancelOrderLineMutationVariables>) => useMutation(CancelOrderLineDocument, options);

export const useUpdateOrderStatusMutation = (options?: useMutation.Options<UpdateOrderStatusMutation, UpdateOrderStatusMutationVariables>) => useMutation(UpdateOrderStatusDocument, options);

export const useOrderSumsQuery = (options?: SkipToken | (useQuery.Options<OrderSumsQuery, OrderSumsQueryVariables>)) => useQuery(OrderSumsDocument, options ?? {});
export const useOrderSumsSuspenseQuery = (options?: useSuspenseQuery.Options<OrderSumsQueryVariables>) => useSuspenseQuery(OrderSumsDocument, options ?? {});

export const useOrganisationOptionsQuery = (options?: SkipToken | (useQuery.Options<OrganisationOptionsQuery, OrganisationOptionsQueryVariables>)) => useQuery(OrganisationOptionsDocument, options ?? {});
export const useOrganisationOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<OrganisationOptionsQueryVariables>) => useSuspenseQuery(OrganisationOptionsDocument, options ?? {});

export const useOrganisationOptionByIdQuery = (options: SkipToken | (useQuery.Options<OrganisationOptionByIdQuery, OrganisationOptionByIdQueryVariables> & { variables: OrganisationOptionByIdQueryVariables })) => useQuery(OrganisationOptionByIdDocument, options);
export const useOrganisationOptionByIdSuspenseQuery = (options: useSuspenseQuery.Options<OrganisationOptionByIdQueryVariables> & { variables: OrganisationOptionByIdQueryVariables }) => useSuspenseQuery(OrganisationOptionByIdDocument, options);

export const useOrganisationQuery = (options: SkipToken | (useQuery.Options<OrganisationQuery, OrganisationQueryVariables> & { variables: OrganisationQueryVariables })) => useQuery(OrganisationDocument, options);
export const useOrganisationSuspenseQuery = (options: useSuspenseQuery.Options<OrganisationQueryVariables> & { variables: OrganisationQueryVariables }) => useSuspenseQuery(OrganisationDocument, options);

export const useCreateOrganisationMutation = (options?: useMutation.Options<CreateOrganisationMutation, CreateOrganisationMutationVariables>) => useMutation(CreateOrganisationDocument, options);

export const useUpdateOrganisationMutation = (options?: useMutation.Options<UpdateOrganisationMutation, UpdateOrganisationMutationVariables>) => useMutation(UpdateOrganisationDocument, options);

export const useOpeningsQuery = (options: SkipToken | (useQuery.Options<OpeningsQuery, OpeningsQueryVariables> & { variables: OpeningsQueryVariables })) => useQuery(OpeningsDocument, options);
export const useOpeningsSuspenseQuery = (options: useSuspenseQuery.Options<OpeningsQueryVariables> & { variables: OpeningsQueryVariables }) => useSuspenseQuery(OpeningsDocument, options);

export const useOpenOrdersQuery = (options: SkipToken | (useQuery.Options<OpenOrdersQuery, OpenOrdersQueryVariables> & { variables: OpenOrdersQueryVariables })) => useQuery(OpenOrdersDocument, options);
export const useOpenOrdersSuspenseQuery = (options: useSuspenseQuery.Options<OpenOrdersQueryVariables> & { variables: OpenOrdersQueryVariables }) => useSuspenseQuery(OpenOrdersDocument, options);

export const usePayOpeningMutation = (options?: useMutation.Options<PayOpeningMutation, PayOpeningMutationVariables>) => useMutation(PayOpeningDocument, options);

export const useUseAdvanceMutation = (options?: useMutation.Options<UseAdvanceMutation, UseAdvanceMutationVariables>) => useMutation(UseAdvanceDocument, options);

export const usePaymentsQuery = (options: SkipToken | (useQuery.Options<PaymentsQuery, PaymentsQueryVariables> & { variables: PaymentsQueryVariables })) => useQuery(PaymentsDocument, options);
export const usePaymentsSuspenseQuery = (options: useSuspenseQuery.Options<PaymentsQueryVariables> & { variables: PaymentsQueryVariables }) => useSuspenseQuery(PaymentsDocument, options);

export const useOutgoingPaymentsQuery = (options: SkipToken | (useQuery.Options<OutgoingPaymentsQuery, OutgoingPaymentsQueryVariables> & { variables: OutgoingPaymentsQueryVariables })) => useQuery(OutgoingPaymentsDocument, options);
export const useOutgoingPaymentsSuspenseQuery = (options: useSuspenseQuery.Options<OutgoingPaymentsQueryVariables> & { variables: OutgoingPaymentsQueryVariables }) => useSuspenseQuery(OutgoingPaymentsDocument, options);

export const useOutgoingBalanceQuery = (options: SkipToken | (useQuery.Options<OutgoingBalanceQuery, OutgoingBalanceQueryVariables> & { variables: OutgoingBalanceQueryVariables })) => useQuery(OutgoingBalanceDocument, options);
export const useOutgoingBalanceSuspenseQuery = (options: useSuspenseQuery.Options<OutgoingBalanceQueryVariables> & { variables: OutgoingBalanceQueryVariables }) => useSuspenseQuery(OutgoingBalanceDocument, options);

export const usePayableInvoicesQuery = (options: SkipToken | (useQuery.Options<PayableInvoicesQuery, PayableInvoicesQueryVariables> & { variables: PayableInvoicesQueryVariables })) => useQuery(PayableInvoicesDocument, options);
export const usePayableInvoicesSuspenseQuery = (options: useSuspenseQuery.Options<PayableInvoicesQueryVariables> & { variables: PayableInvoicesQueryVariables }) => useSuspenseQuery(PayableInvoicesDocument, options);

export const usePayableBillsQuery = (options: SkipToken | (useQuery.Options<PayableBillsQuery, PayableBillsQueryVariables> & { variables: PayableBillsQueryVariables })) => useQuery(PayableBillsDocument, options);
export const usePayableBillsSuspenseQuery = (options: useSuspenseQuery.Options<PayableBillsQueryVariables> & { variables: PayableBillsQueryVariables }) => useSuspenseQuery(PayableBillsDocument, options);

export const usePayablePurchaseOrdersQuery = (options: SkipToken | (useQuery.Options<PayablePurchaseOrdersQuery, PayablePurchaseOrdersQueryVariables> & { variables: PayablePurchaseOrdersQueryVariables })) => useQuery(PayablePurchaseOrdersDocument, options);
export const usePayablePurchaseOrdersSuspenseQuery = (options: useSuspenseQuery.Options<PayablePurchaseOrdersQueryVariables> & { variables: PayablePurchaseOrdersQueryVariables }) => useSuspenseQuery(PayablePurchaseOrdersDocument, options);

export const useCreatePaymentMutation = (options?: useMutation.Options<CreatePaymentMutation, CreatePaymentMutationVariables>) => useMutation(CreatePaymentDocument, options);

export const useCreateOutgoingPaymentMutation = (options?: useMutation.Options<CreateOutgoingPaymentMutation, CreateOutgoingPaymentMutationVariables>) => useMutation(CreateOutgoingPaymentDocument, options);

export const useUpdatePaymentStatusMutation = (options?: useMutation.Options<UpdatePaymentStatusMutation, UpdatePaymentStatusMutationVariables>) => useMutation(UpdatePaymentStatusDocument, options);

export const useOnlineUsersQuery = (options?: SkipToken | (useQuery.Options<OnlineUsersQuery, OnlineUsersQueryVariables>)) => useQuery(OnlineUsersDocument, options ?? {});
export const useOnlineUsersSuspenseQuery = (options?: useSuspenseQuery.Options<OnlineUsersQueryVariables>) => useSuspenseQuery(OnlineUsersDocument, options ?? {});

export const useOnlineUserNamesQuery = (options: SkipToken | (useQuery.Options<OnlineUserNamesQuery, OnlineUserNamesQueryVariables> & { variables: OnlineUserNamesQueryVariables })) => useQuery(OnlineUserNamesDocument, options);
export const useOnlineUserNamesSuspenseQuery = (options: useSuspenseQuery.Options<OnlineUserNamesQueryVariables> & { variables: OnlineUserNamesQueryVariables }) => useSuspenseQuery(OnlineUserNamesDocument, options);

export const useUpdatePresenceMutation = (options?: useMutation.Options<UpdatePresenceMutation, UpdatePresenceMutationVariables>) => useMutation(UpdatePresenceDocument, options);

export const useSearchProductsQuery = (options: SkipToken | (useQuery.Options<SearchProductsQuery, SearchProductsQueryVariables> & { variables: SearchProductsQueryVariables })) => useQuery(SearchProductsDocument, options);
export const useSearchProductsSuspenseQuery = (options: useSuspenseQuery.Options<SearchProductsQueryVariables> & { variables: SearchProductsQueryVariables }) => useSuspenseQuery(SearchProductsDocument, options);

export const useProductsQuery = (options?: SkipToken | (useQuery.Options<ProductsQuery, ProductsQueryVariables>)) => useQuery(ProductsDocument, options ?? {});
export const useProductsSuspenseQuery = (options?: useSuspenseQuery.Options<ProductsQueryVariables>) => useSuspenseQuery(ProductsDocument, options ?? {});

export const useSkusUnderProductQuery = (options: SkipToken | (useQuery.Options<SkusUnderProductQuery, SkusUnderProductQueryVariables> & { variables: SkusUnderProductQueryVariables })) => useQuery(SkusUnderProductDocument, options);
export const useSkusUnderProductSuspenseQuery = (options: useSuspenseQuery.Options<SkusUnderProductQueryVariables> & { variables: SkusUnderProductQueryVariables }) => useSuspenseQuery(SkusUnderProductDocument, options);

export const useProductQuery = (options: SkipToken | (useQuery.Options<ProductQuery, ProductQueryVariables> & { variables: ProductQueryVariables })) => useQuery(ProductDocument, options);
export const useProductSuspenseQuery = (options: useSuspenseQuery.Options<ProductQueryVariables> & { variables: ProductQueryVariables }) => useSuspenseQuery(ProductDocument, options);

export const useCategoryOfProductQuery = (options: SkipToken | (useQuery.Options<CategoryOfProductQuery, CategoryOfProductQueryVariables> & { variables: CategoryOfProductQueryVariables })) => useQuery(CategoryOfProductDocument, options);
export const useCategoryOfProductSuspenseQuery = (options: useSuspenseQuery.Options<CategoryOfProductQueryVariables> & { variables: CategoryOfProductQueryVariables }) => useSuspenseQuery(CategoryOfProductDocument, options);

export const useCreateProductMutation = (options?: useMutation.Options<CreateProductMutation, CreateProductMutationVariables>) => useMutation(CreateProductDocument, options);

export const useUpdateProductMutation = (options?: useMutation.Options<UpdateProductMutation, UpdateProductMutationVariables>) => useMutation(UpdateProductDocument, options);

export const useDeleteProductMutation = (options?: useMutation.Options<DeleteProductMutation, DeleteProductMutationVariables>) => useMutation(DeleteProductDocument, options);

export const usePurchaseOrdersQuery = (options?: SkipToken | (useQuery.Options<PurchaseOrdersQuery, PurchaseOrdersQueryVariables>)) => useQuery(PurchaseOrdersDocument, options ?? {});
export const usePurchaseOrdersSuspenseQuery = (options?: useSuspenseQuery.Options<PurchaseOrdersQueryVariables>) => useSuspenseQuery(PurchaseOrdersDocument, options ?? {});

export const usePurchaseOrderQuery = (options: SkipToken | (useQuery.Options<PurchaseOrderQuery, PurchaseOrderQueryVariables> & { variables: PurchaseOrderQueryVariables })) => useQuery(PurchaseOrderDocument, options);
export const usePurchaseOrderSuspenseQuery = (options: useSuspenseQuery.Options<PurchaseOrderQueryVariables> & { variables: PurchaseOrderQueryVariables }) => useSuspenseQuery(PurchaseOrderDocument, options);

export const useReferenceOfPurchaseOrderQuery = (options: SkipToken | (useQuery.Options<ReferenceOfPurchaseOrderQuery, ReferenceOfPurchaseOrderQueryVariables> & { variables: ReferenceOfPurchaseOrderQueryVariables })) => useQuery(ReferenceOfPurchaseOrderDocument, options);
export const useReferenceOfPurchaseOrderSuspenseQuery = (options: useSuspenseQuery.Options<ReferenceOfPurchaseOrderQueryVariables> & { variables: ReferenceOfPurchaseOrderQueryVariables }) => useSuspenseQuery(ReferenceOfPurchaseOrderDocument, options);

export const useDeliveriesOfPurchaseOrderQuery = (options: SkipToken | (useQuery.Options<DeliveriesOfPurchaseOrderQuery, DeliveriesOfPurchaseOrderQueryVariables> & { variables: DeliveriesOfPurchaseOrderQueryVariables })) => useQuery(DeliveriesOfPurchaseOrderDocument, options);
export const useDeliveriesOfPurchaseOrderSuspenseQuery = (options: useSuspenseQuery.Options<DeliveriesOfPurchaseOrderQueryVariables> & { variables: DeliveriesOfPurchaseOrderQueryVariables }) => useSuspenseQuery(DeliveriesOfPurchaseOrderDocument, options);

export const usePoFromOrderQuery = (options: SkipToken | (useQuery.Options<PoFromOrderQuery, PoFromOrderQueryVariables> & { variables: PoFromOrderQueryVariables })) => useQuery(PoFromOrderDocument, options);
export const usePoFromOrderSuspenseQuery = (options: useSuspenseQuery.Options<PoFromOrderQueryVariables> & { variables: PoFromOrderQueryVariables }) => useSuspenseQuery(PoFromOrderDocument, options);

export const useOrderForPurchaseQuery = (options: SkipToken | (useQuery.Options<OrderForPurchaseQuery, OrderForPurchaseQueryVariables> & { variables: OrderForPurchaseQueryVariables })) => useQuery(OrderForPurchaseDocument, options);
export const useOrderForPurchaseSuspenseQuery = (options: useSuspenseQuery.Options<OrderForPurchaseQueryVariables> & { variables: OrderForPurchaseQueryVariables }) => useSuspenseQuery(OrderForPurchaseDocument, options);

export const useCreatePurchaseOrderMutation = (options?: useMutation.Options<CreatePurchaseOrderMutation, CreatePurchaseOrderMutationVariables>) => useMutation(CreatePurchaseOrderDocument, options);

export const useUpdatePurchaseOrderMutation = (options?: useMutation.Options<UpdatePurchaseOrderMutation, UpdatePurchaseOrderMutationVariables>) => useMutation(UpdatePurchaseOrderDocument, options);

export const useUpdatePurchaseOrderLineStatusMutation = (options?: useMutation.Options<UpdatePurchaseOrderLineStatusMutation, UpdatePurchaseOrderLineStatusMutationVariables>) => useMutation(UpdatePurchaseOrderLineStatusDocument, options);

export const useUpdatePurchaseOrderStatusMutation = (options?: useMutation.Options<UpdatePurchaseOrderStatusMutation, UpdatePurchaseOrderStatusMutationVariables>) => useMutation(UpdatePurchaseOrderStatusDocument, options);

export const useIssuePurchaseOrderMutation = (options?: useMutation.Options<IssuePurchaseOrderMutation, IssuePurchaseOrderMutationVariables>) => useMutation(IssuePurchaseOrderDocument, options);

export const useGeneratePosMutation = (options?: useMutation.Options<GeneratePosMutation, GeneratePosMutationVariables>) => useMutation(GeneratePosDocument, options);

export const useQuotationsQuery = (options?: SkipToken | (useQuery.Options<QuotationsQuery, QuotationsQueryVariables>)) => useQuery(QuotationsDocument, options ?? {});
export const useQuotationsSuspenseQuery = (options?: useSuspenseQuery.Options<QuotationsQueryVariables>) => useSuspenseQuery(QuotationsDocument, options ?? {});

export const useQuotationQuery = (options: SkipToken | (useQuery.Options<QuotationQuery, QuotationQueryVariables> & { variables: QuotationQueryVariables })) => useQuery(QuotationDocument, options);
export const useQuotationSuspenseQuery = (options: useSuspenseQuery.Options<QuotationQueryVariables> & { variables: QuotationQueryVariables }) => useSuspenseQuery(QuotationDocument, options);

export const useQuotationPreviewQuery = (options: SkipToken | (useQuery.Options<QuotationPreviewQuery, QuotationPreviewQueryVariables> & { variables: QuotationPreviewQueryVariables })) => useQuery(QuotationPreviewDocument, options);
export const useQuotationPreviewSuspenseQuery = (options: useSuspenseQuery.Options<QuotationPreviewQueryVariables> & { variables: QuotationPreviewQueryVariables }) => useSuspenseQuery(QuotationPreviewDocument, options);

export const useUpdateQuotationMutation = (options?: useMutation.Options<UpdateQuotationMutation, UpdateQuotationMutationVariables>) => useMutation(UpdateQuotationDocument, options);

export const useConfirmQuotationMutation = (options?: useMutation.Options<ConfirmQuotationMutation, ConfirmQuotationMutationVariables>) => useMutation(ConfirmQuotationDocument, options);

export const useRecallQuotationMutation = (options?: useMutation.Options<RecallQuotationMutation, RecallQuotationMutationVariables>) => useMutation(RecallQuotationDocument, options);

export const useRejectQuotationMutation = (options?: useMutation.Options<RejectQuotationMutation, RejectQuotationMutationVariables>) => useMutation(RejectQuotationDocument, options);

export const useSendQuotationEmailMutation = (options?: useMutation.Options<SendQuotationEmailMutation, SendQuotationEmailMutationVariables>) => useMutation(SendQuotationEmailDocument, options);

export const useConvertQuotationMutation = (options?: useMutation.Options<ConvertQuotationMutation, ConvertQuotationMutationVariables>) => useMutation(ConvertQuotationDocument, options);

export const useQuotationSumsQuery = (options?: SkipToken | (useQuery.Options<QuotationSumsQuery, QuotationSumsQueryVariables>)) => useQuery(QuotationSumsDocument, options ?? {});
export const useQuotationSumsSuspenseQuery = (options?: useSuspenseQuery.Options<QuotationSumsQueryVariables>) => useSuspenseQuery(QuotationSumsDocument, options ?? {});

export const useRfqsQuery = (options?: SkipToken | (useQuery.Options<RfqsQuery, RfqsQueryVariables>)) => useQuery(RfqsDocument, options ?? {});
export const useRfqsSuspenseQuery = (options?: useSuspenseQuery.Options<RfqsQueryVariables>) => useSuspenseQuery(RfqsDocument, options ?? {});

export const useRfqsByDateQuery = (options?: SkipToken | (useQuery.Options<RfqsByDateQuery, RfqsByDateQueryVariables>)) => useQuery(RfqsByDateDocument, options ?? {});
export const useRfqsByDateSuspenseQuery = (options?: useSuspenseQuery.Options<RfqsByDateQueryVariables>) => useSuspenseQuery(RfqsByDateDocument, options ?? {});

export const useRfqQuery = (options: SkipToken | (useQuery.Options<RfqQuery, RfqQueryVariables> & { variables: RfqQueryVariables })) => useQuery(RfqDocument, options);
export const useRfqSuspenseQuery = (options: useSuspenseQuery.Options<RfqQueryVariables> & { variables: RfqQueryVariables }) => useSuspenseQuery(RfqDocument, options);

export const useRfqPricesQuery = (options: SkipToken | (useQuery.Options<RfqPricesQuery, RfqPricesQueryVariables> & { variables: RfqPricesQueryVariables })) => useQuery(RfqPricesDocument, options);
export const useRfqPricesSuspenseQuery = (options: useSuspenseQuery.Options<RfqPricesQueryVariables> & { variables: RfqPricesQueryVariables }) => useSuspenseQuery(RfqPricesDocument, options);

export const useMatchSkusQuery = (options: SkipToken | (useQuery.Options<MatchSkusQuery, MatchSkusQueryVariables> & { variables: MatchSkusQueryVariables })) => useQuery(MatchSkusDocument, options);
export const useMatchSkusSuspenseQuery = (options: useSuspenseQuery.Options<MatchSkusQueryVariables> & { variables: MatchSkusQueryVariables }) => useSuspenseQuery(MatchSkusDocument, options);

export const useCreateEnquiryMutation = (options?: useMutation.Options<CreateEnquiryMutation, CreateEnquiryMutationVariables>) => useMutation(CreateEnquiryDocument, options);

export const useDeskLinesQuery = (options?: SkipToken | (useQuery.Options<DeskLinesQuery, DeskLinesQueryVariables>)) => useQuery(DeskLinesDocument, options ?? {});
export const useDeskLinesSuspenseQuery = (options?: useSuspenseQuery.Options<DeskLinesQueryVariables>) => useSuspenseQuery(DeskLinesDocument, options ?? {});

export const useReadyEnquiriesQuery = (options?: SkipToken | (useQuery.Options<ReadyEnquiriesQuery, ReadyEnquiriesQueryVariables>)) => useQuery(ReadyEnquiriesDocument, options ?? {});
export const useReadyEnquiriesSuspenseQuery = (options?: useSuspenseQuery.Options<ReadyEnquiriesQueryVariables>) => useSuspenseQuery(ReadyEnquiriesDocument, options ?? {});

export const usePendingEnquiriesQuery = (options?: SkipToken | (useQuery.Options<PendingEnquiriesQuery, PendingEnquiriesQueryVariables>)) => useQuery(PendingEnquiriesDocument, options ?? {});
export const usePendingEnquiriesSuspenseQuery = (options?: useSuspenseQuery.Options<PendingEnquiriesQueryVariables>) => useSuspenseQuery(PendingEnquiriesDocument, options ?? {});

export const usePriceRfqsMutation = (options?: useMutation.Options<PriceRfqsMutation, PriceRfqsMutationVariables>) => useMutation(PriceRfqsDocument, options);

export const useUpdateRfqMutation = (options?: useMutation.Options<UpdateRfqMutation, UpdateRfqMutationVariables>) => useMutation(UpdateRfqDocument, options);

export const useArchiveRfqMutation = (options?: useMutation.Options<ArchiveRfqMutation, ArchiveRfqMutationVariables>) => useMutation(ArchiveRfqDocument, options);

export const useGenerateQuotationMutation = (options?: useMutation.Options<GenerateQuotationMutation, GenerateQuotationMutationVariables>) => useMutation(GenerateQuotationDocument, options);

export const useSampleRequestsQuery = (options?: SkipToken | (useQuery.Options<SampleRequestsQuery, SampleRequestsQueryVariables>)) => useQuery(SampleRequestsDocument, options ?? {});
export const useSampleRequestsSuspenseQuery = (options?: useSuspenseQuery.Options<SampleRequestsQueryVariables>) => useSuspenseQuery(SampleRequestsDocument, options ?? {});

export const useSampleRequestQuery = (options: SkipToken | (useQuery.Options<SampleRequestQuery, SampleRequestQueryVariables> & { variables: SampleRequestQueryVariables })) => useQuery(SampleRequestDocument, options);
export const useSampleRequestSuspenseQuery = (options: useSuspenseQuery.Options<SampleRequestQueryVariables> & { variables: SampleRequestQueryVariables }) => useSuspenseQuery(SampleRequestDocument, options);

export const useOpenSampleRequestOfLineQuery = (options?: SkipToken | (useQuery.Options<OpenSampleRequestOfLineQuery, OpenSampleRequestOfLineQueryVariables>)) => useQuery(OpenSampleRequestOfLineDocument, options ?? {});
export const useOpenSampleRequestOfLineSuspenseQuery = (options?: useSuspenseQuery.Options<OpenSampleRequestOfLineQueryVariables>) => useSuspenseQuery(OpenSampleRequestOfLineDocument, options ?? {});

export const useCreateSampleRequestMutation = (options?: useMutation.Options<CreateSampleRequestMutation, CreateSampleRequestMutationVariables>) => useMutation(CreateSampleRequestDocument, options);

export const useUpdateSampleRequestMutation = (options?: useMutation.Options<UpdateSampleRequestMutation, UpdateSampleRequestMutationVariables>) => useMutation(UpdateSampleRequestDocument, options);

export const useAssignSampleRequestMutation = (options?: useMutation.Options<AssignSampleRequestMutation, AssignSampleRequestMutationVariables>) => useMutation(AssignSampleRequestDocument, options);

export const useChangeSampleRequestStatusMutation = (options?: useMutation.Options<ChangeSampleRequestStatusMutation, ChangeSampleRequestStatusMutationVariables>) => useMutation(ChangeSampleRequestStatusDocument, options);

export const useSavedQueriesQuery = (options?: SkipToken | (useQuery.Options<SavedQueriesQuery, SavedQueriesQueryVariables>)) => useQuery(SavedQueriesDocument, options ?? {});
export const useSavedQueriesSuspenseQuery = (options?: useSuspenseQuery.Options<SavedQueriesQueryVariables>) => useSuspenseQuery(SavedQueriesDocument, options ?? {});

export const useAddToSavedQueriesMutation = (options?: useMutation.Options<AddToSavedQueriesMutation, AddToSavedQueriesMutationVariables>) => useMutation(AddToSavedQueriesDocument, options);

export const useChangeSavedQueriesMutation = (options?: useMutation.Options<ChangeSavedQueriesMutation, ChangeSavedQueriesMutationVariables>) => useMutation(ChangeSavedQueriesDocument, options);

export const useRemoveFromSavedQueriesMutation = (options?: useMutation.Options<RemoveFromSavedQueriesMutation, RemoveFromSavedQueriesMutationVariables>) => useMutation(RemoveFromSavedQueriesDocument, options);

export const useSellerLeadsQuery = (options?: SkipToken | (useQuery.Options<SellerLeadsQuery, SellerLeadsQueryVariables>)) => useQuery(SellerLeadsDocument, options ?? {});
export const useSellerLeadsSuspenseQuery = (options?: useSuspenseQuery.Options<SellerLeadsQueryVariables>) => useSuspenseQuery(SellerLeadsDocument, options ?? {});

export const useSellerLeadQuery = (options: SkipToken | (useQuery.Options<SellerLeadQuery, SellerLeadQueryVariables> & { variables: SellerLeadQueryVariables })) => useQuery(SellerLeadDocument, options);
export const useSellerLeadSuspenseQuery = (options: useSuspenseQuery.Options<SellerLeadQueryVariables> & { variables: SellerLeadQueryVariables }) => useSuspenseQuery(SellerLeadDocument, options);

export const useProductLeadsQuery = (options: SkipToken | (useQuery.Options<ProductLeadsQuery, ProductLeadsQueryVariables> & { variables: ProductLeadsQueryVariables })) => useQuery(ProductLeadsDocument, options);
export const useProductLeadsSuspenseQuery = (options: useSuspenseQuery.Options<ProductLeadsQueryVariables> & { variables: ProductLeadsQueryVariables }) => useSuspenseQuery(ProductLeadsDocument, options);

export const useLeadCategoryOptionsQuery = (options?: SkipToken | (useQuery.Options<LeadCategoryOptionsQuery, LeadCategoryOptionsQueryVariables>)) => useQuery(LeadCategoryOptionsDocument, options ?? {});
export const useLeadCategoryOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<LeadCategoryOptionsQueryVariables>) => useSuspenseQuery(LeadCategoryOptionsDocument, options ?? {});

export const useLeadProductOptionsQuery = (options?: SkipToken | (useQuery.Options<LeadProductOptionsQuery, LeadProductOptionsQueryVariables>)) => useQuery(LeadProductOptionsDocument, options ?? {});
export const useLeadProductOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<LeadProductOptionsQueryVariables>) => useSuspenseQuery(LeadProductOptionsDocument, options ?? {});

export const useCrmLeadsAnalyticsQuery = (options?: SkipToken | (useQuery.Options<CrmLeadsAnalyticsQuery, CrmLeadsAnalyticsQueryVariables>)) => useQuery(CrmLeadsAnalyticsDocument, options ?? {});
export const useCrmLeadsAnalyticsSuspenseQuery = (options?: useSuspenseQuery.Options<CrmLeadsAnalyticsQueryVariables>) => useSuspenseQuery(CrmLeadsAnalyticsDocument, options ?? {});

export const useCreateSellerLeadMutation = (options?: useMutation.Options<CreateSellerLeadMutation, CreateSellerLeadMutationVariables>) => useMutation(CreateSellerLeadDocument, options);

export const useUpdateSellerLeadMutation = (options?: useMutation.Options<UpdateSellerLeadMutation, UpdateSellerLeadMutationVariables>) => useMutation(UpdateSellerLeadDocument, options);

export const useDeleteSellerLeadMutation = (options?: useMutation.Options<DeleteSellerLeadMutation, DeleteSellerLeadMutationVariables>) => useMutation(DeleteSellerLeadDocument, options);

export const useVerifySellerLeadMutation = (options?: useMutation.Options<VerifySellerLeadMutation, VerifySellerLeadMutationVariables>) => useMutation(VerifySellerLeadDocument, options);

export const useSellersQuery = (options?: SkipToken | (useQuery.Options<SellersQuery, SellersQueryVariables>)) => useQuery(SellersDocument, options ?? {});
export const useSellersSuspenseQuery = (options?: useSuspenseQuery.Options<SellersQueryVariables>) => useSuspenseQuery(SellersDocument, options ?? {});

export const useSellerQuery = (options: SkipToken | (useQuery.Options<SellerQuery, SellerQueryVariables> & { variables: SellerQueryVariables })) => useQuery(SellerDocument, options);
export const useSellerSuspenseQuery = (options: useSuspenseQuery.Options<SellerQueryVariables> & { variables: SellerQueryVariables }) => useSuspenseQuery(SellerDocument, options);

export const useSellerOptionsQuery = (options?: SkipToken | (useQuery.Options<SellerOptionsQuery, SellerOptionsQueryVariables>)) => useQuery(SellerOptionsDocument, options ?? {});
export const useSellerOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<SellerOptionsQueryVariables>) => useSuspenseQuery(SellerOptionsDocument, options ?? {});

export const useSourcePersonOptionsQuery = (options?: SkipToken | (useQuery.Options<SourcePersonOptionsQuery, SourcePersonOptionsQueryVariables>)) => useQuery(SourcePersonOptionsDocument, options ?? {});
export const useSourcePersonOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<SourcePersonOptionsQueryVariables>) => useSuspenseQuery(SourcePersonOptionsDocument, options ?? {});

export const useSellerAnalyticsQuery = (options?: SkipToken | (useQuery.Options<SellerAnalyticsQuery, SellerAnalyticsQueryVariables>)) => useQuery(SellerAnalyticsDocument, options ?? {});
export const useSellerAnalyticsSuspenseQuery = (options?: useSuspenseQuery.Options<SellerAnalyticsQueryVariables>) => useSuspenseQuery(SellerAnalyticsDocument, options ?? {});

export const useCreateSellerMutation = (options?: useMutation.Options<CreateSellerMutation, CreateSellerMutationVariables>) => useMutation(CreateSellerDocument, options);

export const useUpdateSellerMutation = (options?: useMutation.Options<UpdateSellerMutation, UpdateSellerMutationVariables>) => useMutation(UpdateSellerDocument, options);

export const useDeleteSellerMutation = (options?: useMutation.Options<DeleteSellerMutation, DeleteSellerMutationVariables>) => useMutation(DeleteSellerDocument, options);

export const useSetUpOpenQuery = (options?: SkipToken | (useQuery.Options<SetUpOpenQuery, SetUpOpenQueryVariables>)) => useQuery(SetUpOpenDocument, options ?? {});
export const useSetUpOpenSuspenseQuery = (options?: useSuspenseQuery.Options<SetUpOpenQueryVariables>) => useSuspenseQuery(SetUpOpenDocument, options ?? {});

export const useOpenSetUpMutation = (options?: useMutation.Options<OpenSetUpMutation, OpenSetUpMutationVariables>) => useMutation(OpenSetUpDocument, options);

export const useSetUpCompanyMutation = (options?: useMutation.Options<SetUpCompanyMutation, SetUpCompanyMutationVariables>) => useMutation(SetUpCompanyDocument, options);

export const useSetUpRegistrationMutation = (options?: useMutation.Options<SetUpRegistrationMutation, SetUpRegistrationMutationVariables>) => useMutation(SetUpRegistrationDocument, options);

export const useSetUpSeriesMutation = (options?: useMutation.Options<SetUpSeriesMutation, SetUpSeriesMutationVariables>) => useMutation(SetUpSeriesDocument, options);

export const useSendSetUpMailMutation = (options?: useMutation.Options<SendSetUpMailMutation, SendSetUpMailMutationVariables>) => useMutation(SendSetUpMailDocument, options);

export const useFinishSetUpMutation = (options?: useMutation.Options<FinishSetUpMutation, FinishSetUpMutationVariables>) => useMutation(FinishSetUpDocument, options);

export const useUpdateSkusFromSheetMutation = (options?: useMutation.Options<UpdateSkusFromSheetMutation, UpdateSkusFromSheetMutationVariables>) => useMutation(UpdateSkusFromSheetDocument, options);

export const useOnboardLeadsMutation = (options?: useMutation.Options<OnboardLeadsMutation, OnboardLeadsMutationVariables>) => useMutation(OnboardLeadsDocument, options);

export const useSkusForSheetQuery = (options: SkipToken | (useQuery.Options<SkusForSheetQuery, SkusForSheetQueryVariables> & { variables: SkusForSheetQueryVariables })) => useQuery(SkusForSheetDocument, options);
export const useSkusForSheetSuspenseQuery = (options: useSuspenseQuery.Options<SkusForSheetQueryVariables> & { variables: SkusForSheetQueryVariables }) => useSuspenseQuery(SkusForSheetDocument, options);

export const useProductsForSheetQuery = (options: SkipToken | (useQuery.Options<ProductsForSheetQuery, ProductsForSheetQueryVariables> & { variables: ProductsForSheetQueryVariables })) => useQuery(ProductsForSheetDocument, options);
export const useProductsForSheetSuspenseQuery = (options: useSuspenseQuery.Options<ProductsForSheetQueryVariables> & { variables: ProductsForSheetQueryVariables }) => useSuspenseQuery(ProductsForSheetDocument, options);

export const useCreateShipmentMutation = (options?: useMutation.Options<CreateShipmentMutation, CreateShipmentMutationVariables>) => useMutation(CreateShipmentDocument, options);

export const useOrderLinePricesQuery = (options: SkipToken | (useQuery.Options<OrderLinePricesQuery, OrderLinePricesQueryVariables> & { variables: OrderLinePricesQueryVariables })) => useQuery(OrderLinePricesDocument, options);
export const useOrderLinePricesSuspenseQuery = (options: useSuspenseQuery.Options<OrderLinePricesQueryVariables> & { variables: OrderLinePricesQueryVariables }) => useSuspenseQuery(OrderLinePricesDocument, options);

export const usePoLinePricesQuery = (options: SkipToken | (useQuery.Options<PoLinePricesQuery, PoLinePricesQueryVariables> & { variables: PoLinePricesQueryVariables })) => useQuery(PoLinePricesDocument, options);
export const usePoLinePricesSuspenseQuery = (options: useSuspenseQuery.Options<PoLinePricesQueryVariables> & { variables: PoLinePricesQueryVariables }) => useSuspenseQuery(PoLinePricesDocument, options);

export const useShipmentsQuery = (options?: SkipToken | (useQuery.Options<ShipmentsQuery, ShipmentsQueryVariables>)) => useQuery(ShipmentsDocument, options ?? {});
export const useShipmentsSuspenseQuery = (options?: useSuspenseQuery.Options<ShipmentsQueryVariables>) => useSuspenseQuery(ShipmentsDocument, options ?? {});

export const useShipmentQuery = (options: SkipToken | (useQuery.Options<ShipmentQuery, ShipmentQueryVariables> & { variables: ShipmentQueryVariables })) => useQuery(ShipmentDocument, options);
export const useShipmentSuspenseQuery = (options: useSuspenseQuery.Options<ShipmentQueryVariables> & { variables: ShipmentQueryVariables }) => useSuspenseQuery(ShipmentDocument, options);

export const useUpdateShipmentMutation = (options?: useMutation.Options<UpdateShipmentMutation, UpdateShipmentMutationVariables>) => useMutation(UpdateShipmentDocument, options);

export const useShipmentsOfOrderQuery = (options: SkipToken | (useQuery.Options<ShipmentsOfOrderQuery, ShipmentsOfOrderQueryVariables> & { variables: ShipmentsOfOrderQueryVariables })) => useQuery(ShipmentsOfOrderDocument, options);
export const useShipmentsOfOrderSuspenseQuery = (options: useSuspenseQuery.Options<ShipmentsOfOrderQueryVariables> & { variables: ShipmentsOfOrderQueryVariables }) => useSuspenseQuery(ShipmentsOfOrderDocument, options);

export const useShipmentsOfPurchaseOrderQuery = (options: SkipToken | (useQuery.Options<ShipmentsOfPurchaseOrderQuery, ShipmentsOfPurchaseOrderQueryVariables> & { variables: ShipmentsOfPurchaseOrderQueryVariables })) => useQuery(ShipmentsOfPurchaseOrderDocument, options);
export const useShipmentsOfPurchaseOrderSuspenseQuery = (options: useSuspenseQuery.Options<ShipmentsOfPurchaseOrderQueryVariables> & { variables: ShipmentsOfPurchaseOrderQueryVariables }) => useSuspenseQuery(ShipmentsOfPurchaseOrderDocument, options);

export const useViewerQuery = (options?: SkipToken | (useQuery.Options<ViewerQuery, ViewerQueryVariables>)) => useQuery(ViewerDocument, options ?? {});
export const useViewerSuspenseQuery = (options?: useSuspenseQuery.Options<ViewerQueryVariables>) => useSuspenseQuery(ViewerDocument, options ?? {});

export const useSendOtpMutation = (options?: useMutation.Options<SendOtpMutation, SendOtpMutationVariables>) => useMutation(SendOtpDocument, options);

export const useVerifyUserMutation = (options?: useMutation.Options<VerifyUserMutation, VerifyUserMutationVariables>) => useMutation(VerifyUserDocument, options);

export const useResendOtpMutation = (options?: useMutation.Options<ResendOtpMutation, ResendOtpMutationVariables>) => useMutation(ResendOtpDocument, options);

export const useRefreshAccessTokenMutation = (options?: useMutation.Options<RefreshAccessTokenMutation, RefreshAccessTokenMutationVariables>) => useMutation(RefreshAccessTokenDocument, options);

export const useLogoutMutation = (options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) => useMutation(LogoutDocument, options);

export const useTrackUserActivityMutation = (options?: useMutation.Options<TrackUserActivityMutation, TrackUserActivityMutationVariables>) => useMutation(TrackUserActivityDocument, options);

export const useSkusQuery = (options: SkipToken | (useQuery.Options<SkusQuery, SkusQueryVariables> & { variables: SkusQueryVariables })) => useQuery(SkusDocument, options);
export const useSkusSuspenseQuery = (options: useSuspenseQuery.Options<SkusQueryVariables> & { variables: SkusQueryVariables }) => useSuspenseQuery(SkusDocument, options);

export const useProductOfSkusQuery = (options: SkipToken | (useQuery.Options<ProductOfSkusQuery, ProductOfSkusQueryVariables> & { variables: ProductOfSkusQueryVariables })) => useQuery(ProductOfSkusDocument, options);
export const useProductOfSkusSuspenseQuery = (options: useSuspenseQuery.Options<ProductOfSkusQueryVariables> & { variables: ProductOfSkusQueryVariables }) => useSuspenseQuery(ProductOfSkusDocument, options);

export const useAttributesOfSkusQuery = (options: SkipToken | (useQuery.Options<AttributesOfSkusQuery, AttributesOfSkusQueryVariables> & { variables: AttributesOfSkusQueryVariables })) => useQuery(AttributesOfSkusDocument, options);
export const useAttributesOfSkusSuspenseQuery = (options: useSuspenseQuery.Options<AttributesOfSkusQueryVariables> & { variables: AttributesOfSkusQueryVariables }) => useSuspenseQuery(AttributesOfSkusDocument, options);

export const useSkuQuery = (options: SkipToken | (useQuery.Options<SkuQuery, SkuQueryVariables> & { variables: SkuQueryVariables })) => useQuery(SkuDocument, options);
export const useSkuSuspenseQuery = (options: useSuspenseQuery.Options<SkuQueryVariables> & { variables: SkuQueryVariables }) => useSuspenseQuery(SkuDocument, options);

export const useSkuTransactionsQuery = (options: SkipToken | (useQuery.Options<SkuTransactionsQuery, SkuTransactionsQueryVariables> & { variables: SkuTransactionsQueryVariables })) => useQuery(SkuTransactionsDocument, options);
export const useSkuTransactionsSuspenseQuery = (options: useSuspenseQuery.Options<SkuTransactionsQueryVariables> & { variables: SkuTransactionsQueryVariables }) => useSuspenseQuery(SkuTransactionsDocument, options);

export const useCreateSkuMutation = (options?: useMutation.Options<CreateSkuMutation, CreateSkuMutationVariables>) => useMutation(CreateSkuDocument, options);

export const useUpdateSkuMutation = (options?: useMutation.Options<UpdateSkuMutation, UpdateSkuMutationVariables>) => useMutation(UpdateSkuDocument, options);

export const useDeleteSkuMutation = (options?: useMutation.Options<DeleteSkuMutation, DeleteSkuMutationVariables>) => useMutation(DeleteSkuDocument, options);

export const useSkusByReferenceQuery = (options: SkipToken | (useQuery.Options<SkusByReferenceQuery, SkusByReferenceQueryVariables> & { variables: SkusByReferenceQueryVariables })) => useQuery(SkusByReferenceDocument, options);
export const useSkusByReferenceSuspenseQuery = (options: useSuspenseQuery.Options<SkusByReferenceQueryVariables> & { variables: SkusByReferenceQueryVariables }) => useSuspenseQuery(SkusByReferenceDocument, options);

export const useTicketsQuery = (options: SkipToken | (useQuery.Options<TicketsQuery, TicketsQueryVariables> & { variables: TicketsQueryVariables })) => useQuery(TicketsDocument, options);
export const useTicketsSuspenseQuery = (options: useSuspenseQuery.Options<TicketsQueryVariables> & { variables: TicketsQueryVariables }) => useSuspenseQuery(TicketsDocument, options);

export const useTicketOptionsQuery = (options?: SkipToken | (useQuery.Options<TicketOptionsQuery, TicketOptionsQueryVariables>)) => useQuery(TicketOptionsDocument, options ?? {});
export const useTicketOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<TicketOptionsQueryVariables>) => useSuspenseQuery(TicketOptionsDocument, options ?? {});

export const useTicketOrderQuery = (options: SkipToken | (useQuery.Options<TicketOrderQuery, TicketOrderQueryVariables> & { variables: TicketOrderQueryVariables })) => useQuery(TicketOrderDocument, options);
export const useTicketOrderSuspenseQuery = (options: useSuspenseQuery.Options<TicketOrderQueryVariables> & { variables: TicketOrderQueryVariables }) => useSuspenseQuery(TicketOrderDocument, options);

export const useCreateOrderStatusTicketMutation = (options?: useMutation.Options<CreateOrderStatusTicketMutation, CreateOrderStatusTicketMutationVariables>) => useMutation(CreateOrderStatusTicketDocument, options);

export const useCreateAdHocTicketMutation = (options?: useMutation.Options<CreateAdHocTicketMutation, CreateAdHocTicketMutationVariables>) => useMutation(CreateAdHocTicketDocument, options);

export const useCreateTechSupportTicketMutation = (options?: useMutation.Options<CreateTechSupportTicketMutation, CreateTechSupportTicketMutationVariables>) => useMutation(CreateTechSupportTicketDocument, options);

export const useAttachTicketFileMutation = (options?: useMutation.Options<AttachTicketFileMutation, AttachTicketFileMutationVariables>) => useMutation(AttachTicketFileDocument, options);

export const useChangeTicketStatusMutation = (options?: useMutation.Options<ChangeTicketStatusMutation, ChangeTicketStatusMutationVariables>) => useMutation(ChangeTicketStatusDocument, options);

export const useReadTicketStatesMutation = (options?: useMutation.Options<ReadTicketStatesMutation, ReadTicketStatesMutationVariables>) => useMutation(ReadTicketStatesDocument, options);

export const useTenantOptionsQuery = (options?: SkipToken | (useQuery.Options<TenantOptionsQuery, TenantOptionsQueryVariables>)) => useQuery(TenantOptionsDocument, options ?? {});
export const useTenantOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<TenantOptionsQueryVariables>) => useSuspenseQuery(TenantOptionsDocument, options ?? {});

export const useTenantsOfPanQuery = (options: SkipToken | (useQuery.Options<TenantsOfPanQuery, TenantsOfPanQueryVariables> & { variables: TenantsOfPanQueryVariables })) => useQuery(TenantsOfPanDocument, options);
export const useTenantsOfPanSuspenseQuery = (options: useSuspenseQuery.Options<TenantsOfPanQueryVariables> & { variables: TenantsOfPanQueryVariables }) => useSuspenseQuery(TenantsOfPanDocument, options);

export const useTenantOptionByIdQuery = (options: SkipToken | (useQuery.Options<TenantOptionByIdQuery, TenantOptionByIdQueryVariables> & { variables: TenantOptionByIdQueryVariables })) => useQuery(TenantOptionByIdDocument, options);
export const useTenantOptionByIdSuspenseQuery = (options: useSuspenseQuery.Options<TenantOptionByIdQueryVariables> & { variables: TenantOptionByIdQueryVariables }) => useSuspenseQuery(TenantOptionByIdDocument, options);

export const useTenantsQuery = (options?: SkipToken | (useQuery.Options<TenantsQuery, TenantsQueryVariables>)) => useQuery(TenantsDocument, options ?? {});
export const useTenantsSuspenseQuery = (options?: useSuspenseQuery.Options<TenantsQueryVariables>) => useSuspenseQuery(TenantsDocument, options ?? {});

export const useTenantQuery = (options: SkipToken | (useQuery.Options<TenantQuery, TenantQueryVariables> & { variables: TenantQueryVariables })) => useQuery(TenantDocument, options);
export const useTenantSuspenseQuery = (options: useSuspenseQuery.Options<TenantQueryVariables> & { variables: TenantQueryVariables }) => useSuspenseQuery(TenantDocument, options);

export const useTenantAnalyticsQuery = (options: SkipToken | (useQuery.Options<TenantAnalyticsQuery, TenantAnalyticsQueryVariables> & { variables: TenantAnalyticsQueryVariables })) => useQuery(TenantAnalyticsDocument, options);
export const useTenantAnalyticsSuspenseQuery = (options: useSuspenseQuery.Options<TenantAnalyticsQueryVariables> & { variables: TenantAnalyticsQueryVariables }) => useSuspenseQuery(TenantAnalyticsDocument, options);

export const useTenantContactsQuery = (options: SkipToken | (useQuery.Options<TenantContactsQuery, TenantContactsQueryVariables> & { variables: TenantContactsQueryVariables })) => useQuery(TenantContactsDocument, options);
export const useTenantContactsSuspenseQuery = (options: useSuspenseQuery.Options<TenantContactsQueryVariables> & { variables: TenantContactsQueryVariables }) => useSuspenseQuery(TenantContactsDocument, options);

export const useCreateTenantMutation = (options?: useMutation.Options<CreateTenantMutation, CreateTenantMutationVariables>) => useMutation(CreateTenantDocument, options);

export const useUpdateTenantMutation = (options?: useMutation.Options<UpdateTenantMutation, UpdateTenantMutationVariables>) => useMutation(UpdateTenantDocument, options);

export const useDeleteTenantMutation = (options?: useMutation.Options<DeleteTenantMutation, DeleteTenantMutationVariables>) => useMutation(DeleteTenantDocument, options);

export const useSalesPersonsQuery = (options?: SkipToken | (useQuery.Options<SalesPersonsQuery, SalesPersonsQueryVariables>)) => useQuery(SalesPersonsDocument, options ?? {});
export const useSalesPersonsSuspenseQuery = (options?: useSuspenseQuery.Options<SalesPersonsQueryVariables>) => useSuspenseQuery(SalesPersonsDocument, options ?? {});

export const useTenantUserOptionsQuery = (options: SkipToken | (useQuery.Options<TenantUserOptionsQuery, TenantUserOptionsQueryVariables> & { variables: TenantUserOptionsQueryVariables })) => useQuery(TenantUserOptionsDocument, options);
export const useTenantUserOptionsSuspenseQuery = (options: useSuspenseQuery.Options<TenantUserOptionsQueryVariables> & { variables: TenantUserOptionsQueryVariables }) => useSuspenseQuery(TenantUserOptionsDocument, options);

export const useOnlyChoicesQuery = (options: SkipToken | (useQuery.Options<OnlyChoicesQuery, OnlyChoicesQueryVariables> & { variables: OnlyChoicesQueryVariables })) => useQuery(OnlyChoicesDocument, options);
export const useOnlyChoicesSuspenseQuery = (options: useSuspenseQuery.Options<OnlyChoicesQueryVariables> & { variables: OnlyChoicesQueryVariables }) => useSuspenseQuery(OnlyChoicesDocument, options);

export const useSetDefaultUserMutation = (options?: useMutation.Options<SetDefaultUserMutation, SetDefaultUserMutationVariables>) => useMutation(SetDefaultUserDocument, options);

export const useOrganisationsQuery = (options?: SkipToken | (useQuery.Options<OrganisationsQuery, OrganisationsQueryVariables>)) => useQuery(OrganisationsDocument, options ?? {});
export const useOrganisationsSuspenseQuery = (options?: useSuspenseQuery.Options<OrganisationsQueryVariables>) => useSuspenseQuery(OrganisationsDocument, options ?? {});

export const useTransportersQuery = (options?: SkipToken | (useQuery.Options<TransportersQuery, TransportersQueryVariables>)) => useQuery(TransportersDocument, options ?? {});
export const useTransportersSuspenseQuery = (options?: useSuspenseQuery.Options<TransportersQueryVariables>) => useSuspenseQuery(TransportersDocument, options ?? {});

export const useTransporterOptionsQuery = (options?: SkipToken | (useQuery.Options<TransporterOptionsQuery, TransporterOptionsQueryVariables>)) => useQuery(TransporterOptionsDocument, options ?? {});
export const useTransporterOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<TransporterOptionsQueryVariables>) => useSuspenseQuery(TransporterOptionsDocument, options ?? {});

export const useTransporterQuery = (options: SkipToken | (useQuery.Options<TransporterQuery, TransporterQueryVariables> & { variables: TransporterQueryVariables })) => useQuery(TransporterDocument, options);
export const useTransporterSuspenseQuery = (options: useSuspenseQuery.Options<TransporterQueryVariables> & { variables: TransporterQueryVariables }) => useSuspenseQuery(TransporterDocument, options);

export const useTransporterSellerOptionsQuery = (options?: SkipToken | (useQuery.Options<TransporterSellerOptionsQuery, TransporterSellerOptionsQueryVariables>)) => useQuery(TransporterSellerOptionsDocument, options ?? {});
export const useTransporterSellerOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<TransporterSellerOptionsQueryVariables>) => useSuspenseQuery(TransporterSellerOptionsDocument, options ?? {});

export const useCreateTransporterMutation = (options?: useMutation.Options<CreateTransporterMutation, CreateTransporterMutationVariables>) => useMutation(CreateTransporterDocument, options);

export const useUpdateTransporterMutation = (options?: useMutation.Options<UpdateTransporterMutation, UpdateTransporterMutationVariables>) => useMutation(UpdateTransporterDocument, options);

export const useDeleteTransporterMutation = (options?: useMutation.Options<DeleteTransporterMutation, DeleteTransporterMutationVariables>) => useMutation(DeleteTransporterDocument, options);

export const useUsersQuery = (options?: SkipToken | (useQuery.Options<UsersQuery, UsersQueryVariables>)) => useQuery(UsersDocument, options ?? {});
export const useUsersSuspenseQuery = (options?: useSuspenseQuery.Options<UsersQueryVariables>) => useSuspenseQuery(UsersDocument, options ?? {});

export const useUserQuery = (options: SkipToken | (useQuery.Options<UserQuery, UserQueryVariables> & { variables: UserQueryVariables })) => useQuery(UserDocument, options);
export const useUserSuspenseQuery = (options: useSuspenseQuery.Options<UserQueryVariables> & { variables: UserQueryVariables }) => useSuspenseQuery(UserDocument, options);

export const useTenantUsersQuery = (options: SkipToken | (useQuery.Options<TenantUsersQuery, TenantUsersQueryVariables> & { variables: TenantUsersQueryVariables })) => useQuery(TenantUsersDocument, options);
export const useTenantUsersSuspenseQuery = (options: useSuspenseQuery.Options<TenantUsersQueryVariables> & { variables: TenantUsersQueryVariables }) => useSuspenseQuery(TenantUsersDocument, options);

export const useTenantUserQuery = (options: SkipToken | (useQuery.Options<TenantUserQuery, TenantUserQueryVariables> & { variables: TenantUserQueryVariables })) => useQuery(TenantUserDocument, options);
export const useTenantUserSuspenseQuery = (options: useSuspenseQuery.Options<TenantUserQueryVariables> & { variables: TenantUserQueryVariables }) => useSuspenseQuery(TenantUserDocument, options);

export const useTenantOfUsersQuery = (options: SkipToken | (useQuery.Options<TenantOfUsersQuery, TenantOfUsersQueryVariables> & { variables: TenantOfUsersQueryVariables })) => useQuery(TenantOfUsersDocument, options);
export const useTenantOfUsersSuspenseQuery = (options: useSuspenseQuery.Options<TenantOfUsersQueryVariables> & { variables: TenantOfUsersQueryVariables }) => useSuspenseQuery(TenantOfUsersDocument, options);

export const useRoleTemplatesQuery = (options?: SkipToken | (useQuery.Options<RoleTemplatesQuery, RoleTemplatesQueryVariables>)) => useQuery(RoleTemplatesDocument, options ?? {});
export const useRoleTemplatesSuspenseQuery = (options?: useSuspenseQuery.Options<RoleTemplatesQueryVariables>) => useSuspenseQuery(RoleTemplatesDocument, options ?? {});

export const useRoleTemplateEffectQuery = (options: SkipToken | (useQuery.Options<RoleTemplateEffectQuery, RoleTemplateEffectQueryVariables> & { variables: RoleTemplateEffectQueryVariables })) => useQuery(RoleTemplateEffectDocument, options);
export const useRoleTemplateEffectSuspenseQuery = (options: useSuspenseQuery.Options<RoleTemplateEffectQueryVariables> & { variables: RoleTemplateEffectQueryVariables }) => useSuspenseQuery(RoleTemplateEffectDocument, options);

export const useUpdateRoleTemplateMutation = (options?: useMutation.Options<UpdateRoleTemplateMutation, UpdateRoleTemplateMutationVariables>) => useMutation(UpdateRoleTemplateDocument, options);

export const useCreateAdminUserMutation = (options?: useMutation.Options<CreateAdminUserMutation, CreateAdminUserMutationVariables>) => useMutation(CreateAdminUserDocument, options);

export const useCreateTenantUserMutation = (options?: useMutation.Options<CreateTenantUserMutation, CreateTenantUserMutationVariables>) => useMutation(CreateTenantUserDocument, options);

export const useUpdateUserMutation = (options?: useMutation.Options<UpdateUserMutation, UpdateUserMutationVariables>) => useMutation(UpdateUserDocument, options);

export const useMarkUserDeletedMutation = (options?: useMutation.Options<MarkUserDeletedMutation, MarkUserDeletedMutationVariables>) => useMutation(MarkUserDeletedDocument, options);

export const useBanUserMutation = (options?: useMutation.Options<BanUserMutation, BanUserMutationVariables>) => useMutation(BanUserDocument, options);

export const useUnbanUserMutation = (options?: useMutation.Options<UnbanUserMutation, UnbanUserMutationVariables>) => useMutation(UnbanUserDocument, options);

export const useViewAsUserMutation = (options?: useMutation.Options<ViewAsUserMutation, ViewAsUserMutationVariables>) => useMutation(ViewAsUserDocument, options);

export const useInviteUserMutation = (options?: useMutation.Options<InviteUserMutation, InviteUserMutationVariables>) => useMutation(InviteUserDocument, options);

export const useFirstStepsQuery = (options?: SkipToken | (useQuery.Options<FirstStepsQuery, FirstStepsQueryVariables>)) => useQuery(FirstStepsDocument, options ?? {});
export const useFirstStepsSuspenseQuery = (options?: useSuspenseQuery.Options<FirstStepsQueryVariables>) => useSuspenseQuery(FirstStepsDocument, options ?? {});

export const useDismissFirstStepsMutation = (options?: useMutation.Options<DismissFirstStepsMutation, DismissFirstStepsMutationVariables>) => useMutation(DismissFirstStepsDocument, options);

export const useUnlockUserMutation = (options?: useMutation.Options<UnlockUserMutation, UnlockUserMutationVariables>) => useMutation(UnlockUserDocument, options);

export const useForceLogoutUserMutation = (options?: useMutation.Options<ForceLogoutUserMutation, ForceLogoutUserMutationVariables>) => useMutation(ForceLogoutUserDocument, options);

export const useWarehouseOptionsQuery = (options?: SkipToken | (useQuery.Options<WarehouseOptionsQuery, WarehouseOptionsQueryVariables>)) => useQuery(WarehouseOptionsDocument, options ?? {});
export const useWarehouseOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<WarehouseOptionsQueryVariables>) => useSuspenseQuery(WarehouseOptionsDocument, options ?? {});

export const useWarehousesQuery = (options?: SkipToken | (useQuery.Options<WarehousesQuery, WarehousesQueryVariables>)) => useQuery(WarehousesDocument, options ?? {});
export const useWarehousesSuspenseQuery = (options?: useSuspenseQuery.Options<WarehousesQueryVariables>) => useSuspenseQuery(WarehousesDocument, options ?? {});

export const useWarehouseQuery = (options: SkipToken | (useQuery.Options<WarehouseQuery, WarehouseQueryVariables> & { variables: WarehouseQueryVariables })) => useQuery(WarehouseDocument, options);
export const useWarehouseSuspenseQuery = (options: useSuspenseQuery.Options<WarehouseQueryVariables> & { variables: WarehouseQueryVariables }) => useSuspenseQuery(WarehouseDocument, options);

export const useWarehouseProductsQuery = (options: SkipToken | (useQuery.Options<WarehouseProductsQuery, WarehouseProductsQueryVariables> & { variables: WarehouseProductsQueryVariables })) => useQuery(WarehouseProductsDocument, options);
export const useWarehouseProductsSuspenseQuery = (options: useSuspenseQuery.Options<WarehouseProductsQueryVariables> & { variables: WarehouseProductsQueryVariables }) => useSuspenseQuery(WarehouseProductsDocument, options);

export const useInventoryAdjustmentsQuery = (options: SkipToken | (useQuery.Options<InventoryAdjustmentsQuery, InventoryAdjustmentsQueryVariables> & { variables: InventoryAdjustmentsQueryVariables })) => useQuery(InventoryAdjustmentsDocument, options);
export const useInventoryAdjustmentsSuspenseQuery = (options: useSuspenseQuery.Options<InventoryAdjustmentsQueryVariables> & { variables: InventoryAdjustmentsQueryVariables }) => useSuspenseQuery(InventoryAdjustmentsDocument, options);

export const useFreeStockQuery = (options: SkipToken | (useQuery.Options<FreeStockQuery, FreeStockQueryVariables> & { variables: FreeStockQueryVariables })) => useQuery(FreeStockDocument, options);
export const useFreeStockSuspenseQuery = (options: useSuspenseQuery.Options<FreeStockQueryVariables> & { variables: FreeStockQueryVariables }) => useSuspenseQuery(FreeStockDocument, options);

export const useUpdateWarehouseMutation = (options?: useMutation.Options<UpdateWarehouseMutation, UpdateWarehouseMutationVariables>) => useMutation(UpdateWarehouseDocument, options);

export const useCreateWarehouseMutation = (options?: useMutation.Options<CreateWarehouseMutation, CreateWarehouseMutationVariables>) => useMutation(CreateWarehouseDocument, options);

export const useCreateInventoryAdjustmentMutation = (options?: useMutation.Options<CreateInventoryAdjustmentMutation, CreateInventoryAdjustmentMutationVariables>) => useMutation(CreateInventoryAdjustmentDocument, options);