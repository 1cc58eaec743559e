/** Answers before which figures of a question would say more of chance than of it. */
export const STATISTICS_FROM = 30

/**
 * How well a question tells who knows from who does not, by its discrimination: the bounds of Ebel and Frisbie,
 * Essentials of Educational Measurement (5th ed., 1991).
 */
export const DISCRIMINATION_BANDS = ['poor', 'marginal', 'good', 'veryGood'] as const
export type DiscriminationBand = (typeof DISCRIMINATION_BANDS)[number]

/** `discrimination` is from -1 to 1. */
export const bandOf = (discrimination: number): DiscriminationBand => {
  if (discrimination < 0.2) return 'poor'
  if (discrimination < 0.3) return 'marginal'
  return discrimination < 0.4 ? 'good' : 'veryGood'
}
