import { kilometresOf, metresOf } from '../../../domain/taper.ts'
import { useLanguage } from '../../../i18n/words.tsx'

/** Lengths and speeds as the reader's language writes them; feet first, since the road is marked in them. */
export type Measures = Readonly<{
  feet: (feet: number) => string
  /** For readers who think in metres; null for the others. */
  metres: (feet: number) => string | null
  /** "720 ft", or "720 ft (219 m)". */
  length: (feet: number) => string
  speed: (mph: number) => string
  kilometres: (mph: number) => string | null
  /** Height or thickness: "28 in", or "28 in (71 cm)". */
  inches: (inches: number) => string
  /** Force as a weight: "2,000 lb". */
  pounds: (pounds: number) => string
  minutes: (minutes: number) => string
  hours: (hours: number) => string
}>

const METRIC: ReadonlySet<string> = new Set(['tr', 'ar'])

export const createMeasures = (language: string): Measures => {
  const isMetric = METRIC.has(language)
  const unit = (name: string, options?: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: 0,
      ...options,
    })
    return (value: number) => format.format(value)
  }
  const feet = unit('foot')
  const metre = unit('meter')
  const roughly = unit('meter', { maximumFractionDigits: 1 })
  const centimetre = unit('centimeter')
  const millimetre = unit('millimeter')
  const inch = unit('inch', { maximumFractionDigits: 2 })
  // Lengths under 20 ft lose too much by whole metres.
  const metres = (value: number) => (isMetric ? (value < 20 ? roughly : metre)(metresOf(value)) : null)
  const both = (main: string, other: string | null) => (other === null ? main : `${main} (${other})`)
  const small = (inches: number) =>
    inches < 2 ? millimetre(metresOf(inches / 12) * 1000) : centimetre(metresOf(inches / 12) * 100)
  const pound = unit('pound')
  const kilogram = unit('kilogram', { maximumSignificantDigits: 2 })
  return {
    feet,
    metres,
    length: (value) => both(feet(value), metres(value)),
    speed: unit('mile-per-hour'),
    kilometres: (mph) => (isMetric ? unit('kilometer-per-hour')(kilometresOf(mph)) : null),
    inches: (value) => both(inch(value), isMetric ? small(value) : null),
    pounds: (value) => both(pound(value), isMetric ? kilogram(value * 0.45359237) : null),
    minutes: unit('minute'),
    hours: unit('hour'),
  }
}

export const useMeasures = (): Measures => createMeasures(useLanguage())
