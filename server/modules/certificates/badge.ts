import { fileURLToPath } from 'node:url'

import { BADGE_NAMESPACE } from '../../../src/domain/badge.ts'
import type { Certificate } from '../../../src/domain/contract/student.contract.ts'
import { createDates } from '../../../src/domain/dates.ts'
import { directionOf } from '../../../src/domain/language.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Print } from '../../platform/printing/printing.ts'
import { certificateWords } from './certificate.words.ts'

const TEMPLATE = fileURLToPath(new URL('./badge.typ', import.meta.url))

/**
 * A picture of a certificate's course with its credential in it, as Open Badges 3.0 (5.3.2) bakes a signed one into an
 * SVG. Its letters are drawn, so that it looks the same wherever it is shown. Null where this platform draws none.
 */
export const drawBadge = async (
  print: Print,
  { certificate, credential, language }: Readonly<{ certificate: Certificate; credential: string; language: Language }>,
): Promise<string | null> => {
  const data = {
    language,
    direction: directionOf(language),
    issuer: certificate.issuer,
    title: certificateWords[language].title,
    course: certificate.courseTitle,
    completed: createDates(language).date(certificate.completedOn, 'UTC'),
  }
  const drawn = await print({ template: TEMPLATE, data, as: 'svg' })
  if (drawn === null) return null
  const baked = `<openbadges:credential verify="${credential}"></openbadges:credential>`
  return drawn.toString().replace(/<svg([^>]*)>/, `<svg xmlns:openbadges="${BADGE_NAMESPACE}"$1>${baked}`)
}
