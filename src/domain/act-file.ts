/** Hours for which a file that an act has made can be fetched. */
export const ACT_FILE_HOURS = 24

/** Certificates of one archive: more are narrowed by a filter. */
export const CERTIFICATES_MAX = 500
