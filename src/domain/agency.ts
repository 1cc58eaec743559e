/** Stands in `primaryAgencyId` for "my agency is not listed". */
export const NOT_LISTED = 0

/** Agencies beside the primary one. */
export const FURTHER_AGENCIES = 20
