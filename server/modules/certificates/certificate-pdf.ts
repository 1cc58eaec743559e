import { fileURLToPath } from 'node:url'

import { renderSVG } from 'uqr'

import type { Certificate } from '../../../src/domain/contract/student.contract.ts'
import { directionOf } from '../../../src/domain/language.ts'
import type { Language } from '../../../src/domain/language.ts'
import { certificateWords } from './certificate.words.ts'
import { fontFolder, loadTypst } from './typst-binding.ts'
import type { TypstCompiler } from './typst-binding.ts'

export type CertificatePrinter = Readonly<{
  /** A tagged PDF (PDF/UA-1); null where this platform has no compiler. */
  print: (certificate: Certificate, language: Language) => Buffer | null
}>

const WORKSPACE = fileURLToPath(new URL('.', import.meta.url))
const WEIGHTS = ['300Light', '400Regular', '600SemiBold', '700Bold']

const loadCompiler = (): TypstCompiler | null =>
  loadTypst(WORKSPACE, [
    ...WEIGHTS.map((weight) => fontFolder('noto-sans', weight)),
    ...['400Regular', '700Bold'].map((weight) => fontFolder('amiri', weight)),
  ])

/** Prints certificates. The compiler is loaded with the first of them. */
export const createCertificatePrinter = (publicUrl: string, load = loadCompiler): CertificatePrinter => {
  let compiler: TypstCompiler | null | undefined

  return {
    print: (certificate, language) => {
      if (compiler === undefined) compiler = load()
      if (compiler === null) return null
      const words = certificateWords[language]
      // A day is a day of the programme, wherever the server stands.
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
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
        completed: date.format(Date.parse(certificate.completedOn)),
        hoursLabel: words.hours,
        hours: new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(
          certificate.hours,
        ),
        expiresLabel: words.expires,
        expires: certificate.expiresAt === null ? words.never : date.format(Date.parse(certificate.expiresAt)),
        numberLabel: words.number,
        number: certificate.number,
        verifyLabel: words.verify,
        verifyUrl,
        verifyText: verifyUrl.replace(/^https?:\/\//, '').replace(/\?.*$/, ''),
        qr: renderSVG(verifyUrl, { border: 0, ecc: 'M' }),
        qrAlt: words.qrAlt,
      }
      const pdf = compiler.pdf(
        { mainFilePath: `${WORKSPACE}certificate.typ`, inputs: { data: JSON.stringify(data) } },
        { pdfStandard: 'ua-1' },
      )
      compiler.evictCache(10)
      return pdf
    },
  }
}
