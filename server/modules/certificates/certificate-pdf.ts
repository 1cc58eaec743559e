import { fileURLToPath } from 'node:url'

import { renderSVG } from 'uqr'

import type { Certificate } from '../../../src/domain/contract/student.contract.ts'
import { createDates } from '../../../src/domain/dates.ts'
import { directionOf } from '../../../src/domain/language.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Print } from '../../platform/printing/printing.ts'
import { certificateWords } from './certificate.words.ts'

export type CertificatePrinter = Readonly<{
  /** See `Print`. */
  print: (certificate: Certificate, language: Language) => Promise<Buffer | null>
}>

const TEMPLATE = fileURLToPath(new URL('./certificate.typ', import.meta.url))

export const createCertificatePrinter = (publicUrl: string, print: Print): CertificatePrinter => ({
  print: (certificate, language) => {
    const words = certificateWords[language]
    // A day is a day of the programme, wherever the server stands.
    const { date } = createDates(language)
    const verifyUrl = `${publicUrl}/course/verification?code=${certificate.number}`
    const data = {
      language,
      direction: directionOf(language),
      issuer: certificate.issuer,
      title: words.title,
      intro: words.intro,
      name: certificate.recipientName,
      completion: words.completion,
      course: certificate.courseTitle,
      completedLabel: words.completed,
      completed: date(certificate.completedOn, 'UTC'),
      hoursLabel: words.hours,
      hours: new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
        certificate.hours,
      ),
      expiresLabel: words.expires,
      expires: certificate.expiresAt === null ? words.never : date(certificate.expiresAt, 'UTC'),
      numberLabel: words.number,
      number: certificate.number,
      verifyLabel: words.verify,
      verifyUrl,
      verifyText: verifyUrl.replace(/^https?:\/\//, '').replace(/\?.*$/, ''),
      qr: renderSVG(verifyUrl, { border: 0, ecc: 'M' }),
      qrAlt: words.qrAlt,
    }
    return print({ template: TEMPLATE, data })
  },
})
