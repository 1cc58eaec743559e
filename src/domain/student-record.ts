/**
 * How somebody is trained in a course, or in any: `holds` a certificate that is good today, has `never` held one, or is
 * `overdue`: their group was to hold it by a day that is over, and on that day they did not.
 */
export const TRAINED = ['holds', 'never', 'overdue'] as const
export type Trained = (typeof TRAINED)[number]

/** What a record can be without; a licence number is missed beside a certificate alone. */
export const MISSING = ['agency', 'discipline', 'licenseNumber'] as const
export type Missing = (typeof MISSING)[number]

/** Days before its end from which somebody is reminded of a certificate by those who run the program. */
export const LAPSING_DAYS = 60
