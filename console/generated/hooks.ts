import { type SkipToken, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { AddressesDocument, type AddressesQuery, type AddressesQueryVariables, AddressByIdDocument, type AddressByIdQuery, type AddressByIdQueryVariables, PincodeDocument, type PincodeQuery, type PincodeQueryVariables, CreateAddressDocument, type CreateAddressMutation, type CreateAddressMutationVariables, UpdateAddressDocument, type UpdateAddressMutation, type UpdateAddressMutationVariables, CategoryManagersDocument, type CategoryManagersQuery, type CategoryManagersQueryVariables, CommentsDocument, type CommentsQuery, type CommentsQueryVariables, CreateCommentDocument, type CreateCommentMutation, type CreateCommentMutationVariables, UpdateCommentDocument, type UpdateCommentMutation, type UpdateCommentMutationVariables, DocumentsDocument, type DocumentsQuery, type DocumentsQueryVariables, UploadImageDocument, type UploadImageMutation, type UploadImageMutationVariables, UploadFileDocument, type UploadFileMutation, type UploadFileMutationVariables, CreateDocumentDocument, type CreateDocumentMutation, type CreateDocumentMutationVariables, HomeRfqsDocument, type HomeRfqsQuery, type HomeRfqsQueryVariables, HomeQuotationsDocument, type HomeQuotationsQuery, type HomeQuotationsQueryVariables, HomeOrdersDocument, type HomeOrdersQuery, type HomeOrdersQueryVariables, HomeCustomersDocument, type HomeCustomersQuery, type HomeCustomersQueryVariables, DashboardSummaryDocument, type DashboardSummaryQuery, type DashboardSummaryQueryVariables, LogsDocument, type LogsQuery, type LogsQueryVariables, SkuOffersDocument, type SkuOffersQuery, type SkuOffersQueryVariables, OfferDocument, type OfferQuery, type OfferQueryVariables, CreateOfferDocument, type CreateOfferMutation, type CreateOfferMutationVariables, UpdateOfferDocument, type UpdateOfferMutation, type UpdateOfferMutationVariables, OrdersDocument, type OrdersQuery, type OrdersQueryVariables, OrderDocument, type OrderQuery, type OrderQueryVariables, OrganisationOptionsDocument, type OrganisationOptionsQuery, type OrganisationOptionsQueryVariables, OrganisationOptionByIdDocument, type OrganisationOptionByIdQuery, type OrganisationOptionByIdQueryVariables, OnlineUsersDocument, type OnlineUsersQuery, type OnlineUsersQueryVariables, OnlineUserNamesDocument, type OnlineUserNamesQuery, type OnlineUserNamesQueryVariables, UpdatePresenceDocument, type UpdatePresenceMutation, type UpdatePresenceMutationVariables, SearchProductsDocument, type SearchProductsQuery, type SearchProductsQueryVariables, QuotationsDocument, type QuotationsQuery, type QuotationsQueryVariables, QuotationDocument, type QuotationQuery, type QuotationQueryVariables, QuotationPreviewDocument, type QuotationPreviewQuery, type QuotationPreviewQueryVariables, UpdateQuotationDocument, type UpdateQuotationMutation, type UpdateQuotationMutationVariables, ConfirmQuotationDocument, type ConfirmQuotationMutation, type ConfirmQuotationMutationVariables, RecallQuotationDocument, type RecallQuotationMutation, type RecallQuotationMutationVariables, RejectQuotationDocument, type RejectQuotationMutation, type RejectQuotationMutationVariables, SendQuotationEmailDocument, type SendQuotationEmailMutation, type SendQuotationEmailMutationVariables, CreateQuotationDownloadLinkDocument, type CreateQuotationDownloadLinkMutation, type CreateQuotationDownloadLinkMutationVariables, ConvertQuotationDocument, type ConvertQuotationMutation, type ConvertQuotationMutationVariables, RfqsDocument, type RfqsQuery, type RfqsQueryVariables, RfqsByDateDocument, type RfqsByDateQuery, type RfqsByDateQueryVariables, RfqDocument, type RfqQuery, type RfqQueryVariables, CreateRfqsDocument, type CreateRfqsMutation, type CreateRfqsMutationVariables, UpdateRfqDocument, type UpdateRfqMutation, type UpdateRfqMutationVariables, ArchiveRfqDocument, type ArchiveRfqMutation, type ArchiveRfqMutationVariables, GenerateQuotationDocument, type GenerateQuotationMutation, type GenerateQuotationMutationVariables, SellerOptionsDocument, type SellerOptionsQuery, type SellerOptionsQueryVariables, ViewerDocument, type ViewerQuery, type ViewerQueryVariables, SendOtpDocument, type SendOtpMutation, type SendOtpMutationVariables, VerifyUserDocument, type VerifyUserMutation, type VerifyUserMutationVariables, ResendOtpDocument, type ResendOtpMutation, type ResendOtpMutationVariables, RefreshAccessTokenDocument, type RefreshAccessTokenMutation, type RefreshAccessTokenMutationVariables, LogoutDocument, type LogoutMutation, type LogoutMutationVariables, TrackUserActivityDocument, type TrackUserActivityMutation, type TrackUserActivityMutationVariables, TenantOptionsDocument, type TenantOptionsQuery, type TenantOptionsQueryVariables, TenantOptionByIdDocument, type TenantOptionByIdQuery, type TenantOptionByIdQueryVariables, SalesPersonsDocument, type SalesPersonsQuery, type SalesPersonsQueryVariables, TenantUserOptionsDocument, type TenantUserOptionsQuery, type TenantUserOptionsQueryVariables, SetDefaultUserDocument, type SetDefaultUserMutation, type SetDefaultUserMutationVariables } from './documents.ts';
export const useAddressesQuery = (options: SkipToken | (useQuery.Options<AddressesQuery, AddressesQueryVariables> & { variables: AddressesQueryVariables })) => useQuery(AddressesDocument, options);
export const useAddressesSuspenseQuery = (options: useSuspenseQuery.Options<AddressesQueryVariables> & { variables: AddressesQueryVariables }) => useSuspenseQuery(AddressesDocument, options);

export const useAddressByIdQuery = (options: SkipToken | (useQuery.Options<AddressByIdQuery, AddressByIdQueryVariables> & { variables: AddressByIdQueryVariables })) => useQuery(AddressByIdDocument, options);
export const useAddressByIdSuspenseQuery = (options: useSuspenseQuery.Options<AddressByIdQueryVariables> & { variables: AddressByIdQueryVariables }) => useSuspenseQuery(AddressByIdDocument, options);

export const usePincodeQuery = (options: SkipToken | (useQuery.Options<PincodeQuery, PincodeQueryVariables> & { variables: PincodeQueryVariables })) => useQuery(PincodeDocument, options);
export const usePincodeSuspenseQuery = (options: useSuspenseQuery.Options<PincodeQueryVariables> & { variables: PincodeQueryVariables }) => useSuspenseQuery(PincodeDocument, options);

export const useCreateAddressMutation = (options?: useMutation.Options<CreateAddressMutation, CreateAddressMutationVariables>) => useMutation(CreateAddressDocument, options);

export const useUpdateAddressMutation = (options?: useMutation.Options<UpdateAddressMutation, UpdateAddressMutationVariables>) => useMutation(UpdateAddressDocument, options);

export const useCategoryManagersQuery = (options?: SkipToken | (useQuery.Options<CategoryManagersQuery, CategoryManagersQueryVariables>)) => useQuery(CategoryManagersDocument, options ?? {});
export const useCategoryManagersSuspenseQuery = (options?: useSuspenseQuery.Options<CategoryManagersQueryVariables>) => useSuspenseQuery(CategoryManagersDocument, options ?? {});

export const useCommentsQuery = (options: SkipToken | (useQuery.Options<CommentsQuery, CommentsQueryVariables> & { variables: CommentsQueryVariables })) => useQuery(CommentsDocument, options);
export const useCommentsSuspenseQuery = (options: useSuspenseQuery.Options<CommentsQueryVariables> & { variables: CommentsQueryVariables }) => useSuspenseQuery(CommentsDocument, options);

export const useCreateCommentMutation = (options?: useMutation.Options<CreateCommentMutation, CreateCommentMutationVariables>) => useMutation(CreateCommentDocument, options);

export const useUpdateCommentMutation = (options?: useMutation.Options<UpdateCommentMutation, UpdateCommentMutationVariables>) => useMutation(UpdateCommentDocument, options);

export const useDocumentsQuery = (options: SkipToken | (useQuery.Options<DocumentsQuery, DocumentsQueryVariables> & { variables: DocumentsQueryVariables })) => useQuery(DocumentsDocument, options);
export const useDocumentsSuspenseQuery = (options: useSuspenseQuery.Options<DocumentsQueryVariables> & { variables: DocumentsQueryVariables }) => useSuspenseQuery(DocumentsDocument, options);

export const useUploadImageMutation = (options?: useMutation.Options<UploadImageMutation, UploadImageMutationVariables>) => useMutation(UploadImageDocument, options);

export const useUploadFileMutation = (options?: useMutation.Options<UploadFileMutation, UploadFileMutationVariables>) => useMutation(UploadFileDocument, options);

export const useCreateDocumentMutation = (options?: useMutation.Options<CreateDocumentMutation, CreateDocumentMutationVariables>) => useMutation(CreateDocumentDocument, options);

export const useHomeRfqsQuery = (options?: SkipToken | (useQuery.Options<HomeRfqsQuery, HomeRfqsQueryVariables>)) => useQuery(HomeRfqsDocument, options ?? {});
export const useHomeRfqsSuspenseQuery = (options?: useSuspenseQuery.Options<HomeRfqsQueryVariables>) => useSuspenseQuery(HomeRfqsDocument, options ?? {});

export const useHomeQuotationsQuery = (options?: SkipToken | (useQuery.Options<HomeQuotationsQuery, HomeQuotationsQueryVariables>)) => useQuery(HomeQuotationsDocument, options ?? {});
export const useHomeQuotationsSuspenseQuery = (options?: useSuspenseQuery.Options<HomeQuotationsQueryVariables>) => useSuspenseQuery(HomeQuotationsDocument, options ?? {});

export const useHomeOrdersQuery = (options?: SkipToken | (useQuery.Options<HomeOrdersQuery, HomeOrdersQueryVariables>)) => useQuery(HomeOrdersDocument, options ?? {});
export const useHomeOrdersSuspenseQuery = (options?: useSuspenseQuery.Options<HomeOrdersQueryVariables>) => useSuspenseQuery(HomeOrdersDocument, options ?? {});

export const useHomeCustomersQuery = (options?: SkipToken | (useQuery.Options<HomeCustomersQuery, HomeCustomersQueryVariables>)) => useQuery(HomeCustomersDocument, options ?? {});
export const useHomeCustomersSuspenseQuery = (options?: useSuspenseQuery.Options<HomeCustomersQueryVariables>) => useSuspenseQuery(HomeCustomersDocument, options ?? {});

export const useDashboardSummaryQuery = (options?: SkipToken | (useQuery.Options<DashboardSummaryQuery, DashboardSummaryQueryVariables>)) => useQuery(DashboardSummaryDocument, options ?? {});
export const useDashboardSummarySuspenseQuery = (options?: useSuspenseQuery.Options<DashboardSummaryQueryVariables>) => useSuspenseQuery(DashboardSummaryDocument, options ?? {});

export const useLogsQuery = (options: SkipToken | (useQuery.Options<LogsQuery, LogsQueryVariables> & { variables: LogsQueryVariables })) => useQuery(LogsDocument, options);
export const useLogsSuspenseQuery = (options: useSuspenseQuery.Options<LogsQueryVariables> & { variables: LogsQueryVariables }) => useSuspenseQuery(LogsDocument, options);

export const useSkuOffersQuery = (options: SkipToken | (useQuery.Options<SkuOffersQuery, SkuOffersQueryVariables> & { variables: SkuOffersQueryVariables })) => useQuery(SkuOffersDocument, options);
export const useSkuOffersSuspenseQuery = (options: useSuspenseQuery.Options<SkuOffersQueryVariables> & { variables: SkuOffersQueryVariables }) => useSuspenseQuery(SkuOffersDocument, options);

export const useOfferQuery = (options: SkipToken | (useQuery.Options<OfferQuery, OfferQueryVariables> & { variables: OfferQueryVariables })) => useQuery(OfferDocument, options);
export const useOfferSuspenseQuery = (options: useSuspenseQuery.Options<OfferQueryVariables> & { variables: OfferQueryVariables }) => useSuspenseQuery(OfferDocument, options);

export const useCreateOfferMutation = (options?: useMutation.Options<CreateOfferMutation, CreateOfferMutationVariables>) => useMutation(CreateOfferDocument, options);

export const useUpdateOfferMutation = (options?: useMutation.Options<UpdateOfferMutation, UpdateOfferMutationVariables>) => useMutation(UpdateOfferDocument, options);

export const useOrdersQuery = (options?: SkipToken | (useQuery.Options<OrdersQuery, OrdersQueryVariables>)) => useQuery(OrdersDocument, options ?? {});
export const useOrdersSuspenseQuery = (options?: useSuspenseQuery.Options<OrdersQueryVariables>) => useSuspenseQuery(OrdersDocument, options ?? {});

export const useOrderQuery = (options: SkipToken | (useQuery.Options<OrderQuery, OrderQueryVariables> & { variables: OrderQueryVariables })) => useQuery(OrderDocument, options);
export const useOrderSuspenseQuery = (options: useSuspenseQuery.Options<OrderQueryVariables> & { variables: OrderQueryVariables }) => useSuspenseQuery(OrderDocument, options);

export const useOrganisationOptionsQuery = (options?: SkipToken | (useQuery.Options<OrganisationOptionsQuery, OrganisationOptionsQueryVariables>)) => useQuery(OrganisationOptionsDocument, options ?? {});
export const useOrganisationOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<OrganisationOptionsQueryVariables>) => useSuspenseQuery(OrganisationOptionsDocument, options ?? {});

export const useOrganisationOptionByIdQuery = (options: SkipToken | (useQuery.Options<OrganisationOptionByIdQuery, OrganisationOptionByIdQueryVariables> & { variables: OrganisationOptionByIdQueryVariables })) => useQuery(OrganisationOptionByIdDocument, options);
export const useOrganisationOptionByIdSuspenseQuery = (options: useSuspenseQuery.Options<OrganisationOptionByIdQueryVariables> & { variables: OrganisationOptionByIdQueryVariables }) => useSuspenseQuery(OrganisationOptionByIdDocument, options);

export const useOnlineUsersQuery = (options?: SkipToken | (useQuery.Options<OnlineUsersQuery, OnlineUsersQueryVariables>)) => useQuery(OnlineUsersDocument, options ?? {});
export const useOnlineUsersSuspenseQuery = (options?: useSuspenseQuery.Options<OnlineUsersQueryVariables>) => useSuspenseQuery(OnlineUsersDocument, options ?? {});

export const useOnlineUserNamesQuery = (options: SkipToken | (useQuery.Options<OnlineUserNamesQuery, OnlineUserNamesQueryVariables> & { variables: OnlineUserNamesQueryVariables })) => useQuery(OnlineUserNamesDocument, options);
export const useOnlineUserNamesSuspenseQuery = (options: useSuspenseQuery.Options<OnlineUserNamesQueryVariables> & { variables: OnlineUserNamesQueryVariables }) => useSuspenseQuery(OnlineUserNamesDocument, options);

export const useUpdatePresenceMutation = (options?: useMutation.Options<UpdatePresenceMutation, UpdatePresenceMutationVariables>) => useMutation(UpdatePresenceDocument, options);

export const useSearchProductsQuery = (options: SkipToken | (useQuery.Options<SearchProductsQuery, SearchProductsQueryVariables> & { variables: SearchProductsQueryVariables })) => useQuery(SearchProductsDocument, options);
export const useSearchProductsSuspenseQuery = (options: useSuspenseQuery.Options<SearchProductsQueryVariables> & { variables: SearchProductsQueryVariables }) => useSuspenseQuery(SearchProductsDocument, options);

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

export const useCreateQuotationDownloadLinkMutation = (options?: useMutation.Options<CreateQuotationDownloadLinkMutation, CreateQuotationDownloadLinkMutationVariables>) => useMutation(CreateQuotationDownloadLinkDocument, options);

export const useConvertQuotationMutation = (options?: useMutation.Options<ConvertQuotationMutation, ConvertQuotationMutationVariables>) => useMutation(ConvertQuotationDocument, options);

export const useRfqsQuery = (options?: SkipToken | (useQuery.Options<RfqsQuery, RfqsQueryVariables>)) => useQuery(RfqsDocument, options ?? {});
export const useRfqsSuspenseQuery = (options?: useSuspenseQuery.Options<RfqsQueryVariables>) => useSuspenseQuery(RfqsDocument, options ?? {});

export const useRfqsByDateQuery = (options?: SkipToken | (useQuery.Options<RfqsByDateQuery, RfqsByDateQueryVariables>)) => useQuery(RfqsByDateDocument, options ?? {});
export const useRfqsByDateSuspenseQuery = (options?: useSuspenseQuery.Options<RfqsByDateQueryVariables>) => useSuspenseQuery(RfqsByDateDocument, options ?? {});

export const useRfqQuery = (options: SkipToken | (useQuery.Options<RfqQuery, RfqQueryVariables> & { variables: RfqQueryVariables })) => useQuery(RfqDocument, options);
export const useRfqSuspenseQuery = (options: useSuspenseQuery.Options<RfqQueryVariables> & { variables: RfqQueryVariables }) => useSuspenseQuery(RfqDocument, options);

export const useCreateRfqsMutation = (options?: useMutation.Options<CreateRfqsMutation, CreateRfqsMutationVariables>) => useMutation(CreateRfqsDocument, options);

export const useUpdateRfqMutation = (options?: useMutation.Options<UpdateRfqMutation, UpdateRfqMutationVariables>) => useMutation(UpdateRfqDocument, options);

export const useArchiveRfqMutation = (options?: useMutation.Options<ArchiveRfqMutation, ArchiveRfqMutationVariables>) => useMutation(ArchiveRfqDocument, options);

export const useGenerateQuotationMutation = (options?: useMutation.Options<GenerateQuotationMutation, GenerateQuotationMutationVariables>) => useMutation(GenerateQuotationDocument, options);

export const useSellerOptionsQuery = (options?: SkipToken | (useQuery.Options<SellerOptionsQuery, SellerOptionsQueryVariables>)) => useQuery(SellerOptionsDocument, options ?? {});
export const useSellerOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<SellerOptionsQueryVariables>) => useSuspenseQuery(SellerOptionsDocument, options ?? {});

export const useViewerQuery = (options?: SkipToken | (useQuery.Options<ViewerQuery, ViewerQueryVariables>)) => useQuery(ViewerDocument, options ?? {});
export const useViewerSuspenseQuery = (options?: useSuspenseQuery.Options<ViewerQueryVariables>) => useSuspenseQuery(ViewerDocument, options ?? {});

export const useSendOtpMutation = (options?: useMutation.Options<SendOtpMutation, SendOtpMutationVariables>) => useMutation(SendOtpDocument, options);

export const useVerifyUserMutation = (options?: useMutation.Options<VerifyUserMutation, VerifyUserMutationVariables>) => useMutation(VerifyUserDocument, options);

export const useResendOtpMutation = (options?: useMutation.Options<ResendOtpMutation, ResendOtpMutationVariables>) => useMutation(ResendOtpDocument, options);

export const useRefreshAccessTokenMutation = (options?: useMutation.Options<RefreshAccessTokenMutation, RefreshAccessTokenMutationVariables>) => useMutation(RefreshAccessTokenDocument, options);

export const useLogoutMutation = (options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) => useMutation(LogoutDocument, options);

export const useTrackUserActivityMutation = (options?: useMutation.Options<TrackUserActivityMutation, TrackUserActivityMutationVariables>) => useMutation(TrackUserActivityDocument, options);

export const useTenantOptionsQuery = (options?: SkipToken | (useQuery.Options<TenantOptionsQuery, TenantOptionsQueryVariables>)) => useQuery(TenantOptionsDocument, options ?? {});
export const useTenantOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<TenantOptionsQueryVariables>) => useSuspenseQuery(TenantOptionsDocument, options ?? {});

export const useTenantOptionByIdQuery = (options: SkipToken | (useQuery.Options<TenantOptionByIdQuery, TenantOptionByIdQueryVariables> & { variables: TenantOptionByIdQueryVariables })) => useQuery(TenantOptionByIdDocument, options);
export const useTenantOptionByIdSuspenseQuery = (options: useSuspenseQuery.Options<TenantOptionByIdQueryVariables> & { variables: TenantOptionByIdQueryVariables }) => useSuspenseQuery(TenantOptionByIdDocument, options);

export const useSalesPersonsQuery = (options?: SkipToken | (useQuery.Options<SalesPersonsQuery, SalesPersonsQueryVariables>)) => useQuery(SalesPersonsDocument, options ?? {});
export const useSalesPersonsSuspenseQuery = (options?: useSuspenseQuery.Options<SalesPersonsQueryVariables>) => useSuspenseQuery(SalesPersonsDocument, options ?? {});

export const useTenantUserOptionsQuery = (options: SkipToken | (useQuery.Options<TenantUserOptionsQuery, TenantUserOptionsQueryVariables> & { variables: TenantUserOptionsQueryVariables })) => useQuery(TenantUserOptionsDocument, options);
export const useTenantUserOptionsSuspenseQuery = (options: useSuspenseQuery.Options<TenantUserOptionsQueryVariables> & { variables: TenantUserOptionsQueryVariables }) => useSuspenseQuery(TenantUserOptionsDocument, options);

export const useSetDefaultUserMutation = (options?: useMutation.Options<SetDefaultUserMutation, SetDefaultUserMutationVariables>) => useMutation(SetDefaultUserDocument, options);