import { fileURLToPath } from 'node:url'

import { renderSVG } from 'uqr'

import type { Certificate } from '../../../src/domain/contract/student.contract.ts'
import { createDates } from '../../../src/domain/dates.ts'
import { directionOf } from '../../../src/domain/language.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Print } from '../../platform/printing/printing.ts'
import { certificateWords } from './certificate.words.ts'

/** What is drawn of who issues it: PNG pictures. */
type Marks = Readonly<{ signature: Buffer | null; seal: Buffer | null }>

/** A picture as Typst takes it among its data: drawn as large as there is room, where its text begins. */
const pictureOf = (png: Buffer | null): string | null =>
  png &&
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><image href="data:image/png;base64,${png.toString('base64')}" width="300" height="100" preserveAspectRatio="xMidYMid meet"/></svg>`

export type CertificatePrinter = Readonly<{
  /** See `Print`. */
  print: (certificate: Certificate, language: Language, marks: Marks | null) => Promise<Buffer | null>
}>

const TEMPLATE = fileURLToPath(new URL('./certificate.typ', import.meta.url))

export const createCertificatePrinter = (publicUrl: string, print: Print): CertificatePrinter => ({
  print: (certificate, language, marks) => {
    const words = certificateWords[language]
    // A day of completion is kept as a moment of that day in UTC, wherever the server stands.
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
      hours: new Intl.NumberFormat(`${language}-u-nu-latn`, {
        style: 'unit',
        unit: 'hour',
        unitDisplay: 'long',
      }).format(certificate.hours),
      expiresLabel: words.expires,
      expires: certificate.expiresAt === null ? words.never : date(certificate.expiresAt, 'UTC'),
      agencyLabel: words.agency,
      agency: certificate.agency,
      licenseLabel: words.license,
      license: certificate.licenseNumber,
      authority: certificate.authority,
      signer: certificate.signer,
      signerTitle: certificate.signerTitle,
      signature: pictureOf(marks?.signature ?? null),
      signatureAlt: words.signatureAlt,
      seal: pictureOf(marks?.seal ?? null),
      sealAlt: words.sealAlt,
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
