import { type SkipToken, useMutation, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { AddressesDocument, type AddressesQuery, type AddressesQueryVariables, AddressByIdDocument, type AddressByIdQuery, type AddressByIdQueryVariables, PincodeDocument, type PincodeQuery, type PincodeQueryVariables, CreateAddressDocument, type CreateAddressMutation, type CreateAddressMutationVariables, UpdateAddressDocument, type UpdateAddressMutation, type UpdateAddressMutationVariables, CategoryManagersDocument, type CategoryManagersQuery, type CategoryManagersQueryVariables, OrganisationOptionsDocument, type OrganisationOptionsQuery, type OrganisationOptionsQueryVariables, OrganisationOptionByIdDocument, type OrganisationOptionByIdQuery, type OrganisationOptionByIdQueryVariables, OnlineUsersDocument, type OnlineUsersQuery, type OnlineUsersQueryVariables, OnlineUserNamesDocument, type OnlineUserNamesQuery, type OnlineUserNamesQueryVariables, UpdatePresenceDocument, type UpdatePresenceMutation, type UpdatePresenceMutationVariables, ViewerDocument, type ViewerQuery, type ViewerQueryVariables, SendOtpDocument, type SendOtpMutation, type SendOtpMutationVariables, VerifyUserDocument, type VerifyUserMutation, type VerifyUserMutationVariables, ResendOtpDocument, type ResendOtpMutation, type ResendOtpMutationVariables, RefreshAccessTokenDocument, type RefreshAccessTokenMutation, type RefreshAccessTokenMutationVariables, LogoutDocument, type LogoutMutation, type LogoutMutationVariables, TrackUserActivityDocument, type TrackUserActivityMutation, type TrackUserActivityMutationVariables, TenantOptionsDocument, type TenantOptionsQuery, type TenantOptionsQueryVariables, TenantOptionByIdDocument, type TenantOptionByIdQuery, type TenantOptionByIdQueryVariables, SalesPersonsDocument, type SalesPersonsQuery, type SalesPersonsQueryVariables, TenantUserOptionsDocument, type TenantUserOptionsQuery, type TenantUserOptionsQueryVariables, SetDefaultUserDocument, type SetDefaultUserMutation, type SetDefaultUserMutationVariables } from './documents.ts';
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

export const useOrganisationOptionsQuery = (options?: SkipToken | (useQuery.Options<OrganisationOptionsQuery, OrganisationOptionsQueryVariables>)) => useQuery(OrganisationOptionsDocument, options ?? {});
export const useOrganisationOptionsSuspenseQuery = (options?: useSuspenseQuery.Options<OrganisationOptionsQueryVariables>) => useSuspenseQuery(OrganisationOptionsDocument, options ?? {});

export const useOrganisationOptionByIdQuery = (options: SkipToken | (useQuery.Options<OrganisationOptionByIdQuery, OrganisationOptionByIdQueryVariables> & { variables: OrganisationOptionByIdQueryVariables })) => useQuery(OrganisationOptionByIdDocument, options);
export const useOrganisationOptionByIdSuspenseQuery = (options: useSuspenseQuery.Options<OrganisationOptionByIdQueryVariables> & { variables: OrganisationOptionByIdQueryVariables }) => useSuspenseQuery(OrganisationOptionByIdDocument, options);

export const useOnlineUsersQuery = (options?: SkipToken | (useQuery.Options<OnlineUsersQuery, OnlineUsersQueryVariables>)) => useQuery(OnlineUsersDocument, options ?? {});
export const useOnlineUsersSuspenseQuery = (options?: useSuspenseQuery.Options<OnlineUsersQueryVariables>) => useSuspenseQuery(OnlineUsersDocument, options ?? {});

export const useOnlineUserNamesQuery = (options: SkipToken | (useQuery.Options<OnlineUserNamesQuery, OnlineUserNamesQueryVariables> & { variables: OnlineUserNamesQueryVariables })) => useQuery(OnlineUserNamesDocument, options);
export const useOnlineUserNamesSuspenseQuery = (options: useSuspenseQuery.Options<OnlineUserNamesQueryVariables> & { variables: OnlineUserNamesQueryVariables }) => useSuspenseQuery(OnlineUserNamesDocument, options);

export const useUpdatePresenceMutation = (options?: useMutation.Options<UpdatePresenceMutation, UpdatePresenceMutationVariables>) => useMutation(UpdatePresenceDocument, options);

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