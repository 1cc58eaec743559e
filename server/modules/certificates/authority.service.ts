import {
  MARK,
  MARK_KEPT,
  type CertificateAuthority,
  type CertificateAuthorityForm,
} from '../../../src/domain/contract/certificate-authority.contract.ts'
import type { Certificate } from '../../../src/domain/contract/student.contract.ts'
import { LANGUAGES, type Language, type Localized } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import { ownDeed, type Actor } from '../../platform/actor.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTurn } from '../../platform/db/in-turn.ts'
import { LOCKS } from '../../platform/db/one-at-a-time.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, fieldRefused, Refusal } from '../../platform/refusal.ts'
import { findLatestAuthority, insertAuthority, type Authority } from './authority.repository.ts'
import { createCertificatePrinter } from './certificate-pdf.ts'
import { certificateWords } from './certificate.words.ts'
import { plainPng, pngSize } from './png.ts'

type Latest = Awaited<ReturnType<typeof findLatestAuthority>>
const MARKS = ['signature', 'seal'] as const
type Mark = (typeof MARKS)[number]

export const samplePath = (language: Language): string => `/api/certificate-authority/samples/${language}`

const dataAddress = (png: Buffer | null): string | null => png && `data:image/png;base64,${png.toString('base64')}`

const isMark = (png: Buffer): boolean => {
  const size = pngSize(png)
  const sides = size === null ? [] : [size.width, size.height]
  return sides.length > 0 && png.length <= MARK.mostBytes && sides.every((side) => side > 0 && side <= MARK.mostPixels)
}

/** Stands for what was sent and is no picture. */
const UNPRINTABLE = Buffer.alloc(0)

const allOrNone = (texts: Localized): Localized | null =>
  LANGUAGES.every((language) => texts[language] === '') ? null : texts

/** Who issues certificates, who signs them, and what that looks like. What was issued is not touched. */
export const createAuthority = ({ addresses, audit, clock, db, print, settings }: Platform) => {
  const printer = createCertificatePrinter(settings.publicUrl, print)

  const present = (latest: Latest, { caller }: Pick<Actor, 'caller'>): CertificateAuthority => {
    const sign = (language: Language) =>
      addresses.sign(samplePath(language), caller.sessionId, later(clock.now(), DAY / 2))
    const samples = { en: sign('en'), tr: sign('tr'), ar: sign('ar') }
    if (!latest) return { authority: null, samples }
    const { id, name, signer, signerTitle, signature, seal, since } = latest.authority
    return {
      authority: {
        id,
        name,
        signer,
        signerTitle,
        signature: dataAddress(signature),
        seal: dataAddress(seal),
        since: since.toISOString(),
        setBy: latest.setBy,
      },
      samples,
    }
  }

  const readMark = (form: CertificateAuthorityForm, of: Mark, held: Authority | undefined): Buffer | null => {
    if (form[of] === MARK_KEPT) return held?.[of] ?? null
    if (form[of] === '') return null
    const sent = Buffer.from(form[of], 'base64')
    return (isMark(sent) ? plainPng(sent) : null) ?? UNPRINTABLE
  }

  const refuseMarks = (marks: Readonly<Record<Mark, Buffer | null>>, language: Language): void => {
    const wrong = MARKS.filter((of) => marks[of] === UNPRINTABLE)
    const message = textsIn(language).fields.notAPicture(MARK.mostPixels)
    if (wrong.length > 0) throw fieldRefused(...wrong.map((field) => ({ field, message })))
  }

  return {
    read: async (actor: Pick<Actor, 'caller'>): Promise<CertificateAuthority> =>
      present(await findLatestAuthority(db), actor),

    /** From now on; 409 `AUTHORITY_CHANGED` where another is in force than the caller saw. */
    change: async (tx: Tx, actor: Actor, form: CertificateAuthorityForm): Promise<CertificateAuthority> => {
      await inTurn(tx, LOCKS.authority)
      const held = (await findLatestAuthority(tx))?.authority
      if ((held?.id ?? 0) !== form.seen) throw conflict('AUTHORITY_CHANGED')
      const marks = { signature: readMark(form, 'signature', held), seal: readMark(form, 'seal', held) }
      refuseMarks(marks, actor.language)
      const said = {
        name: { en: form.nameEn, tr: form.nameTr, ar: form.nameAr },
        signer: form.signer === '' ? null : form.signer,
        signerTitle: allOrNone({ en: form.titleEn, tr: form.titleTr, ar: form.titleAr }),
      }
      await insertAuthority(tx, { ...said, ...marks, since: clock.now(), setBy: actor.caller.userId })
      const before = held && { ...held.name, signer: held.signer }
      await audit.record(tx, {
        ...ownDeed(actor, 'certificateAuthority.changed'),
        subject: 'certificateAuthority',
        details: { before: before ?? null, after: { ...said.name, signer: said.signer } },
      })
      return present(await findLatestAuthority(tx), actor)
    },

    /** A certificate for nobody, as it would be printed now. */
    sample: async (language: Language): Promise<Buffer> => {
      const authority = (await findLatestAuthority(db))?.authority ?? null
      const now = clock.now()
      const words = certificateWords[language].sample
      const certificate: Certificate = {
        number: words.number,
        state: 'valid',
        recipientName: words.recipient,
        agency: words.agency,
        licenseNumber: words.license,
        courseTitle: words.course,
        hours: 4,
        completedOn: now.toISOString(),
        issuedAt: now.toISOString(),
        expiresAt: later(now, 365 * DAY).toISOString(),
        issuer: settings.productName,
        authority: authority?.name[language] ?? null,
        signer: authority?.signer ?? null,
        signerTitle: authority?.signerTitle?.[language] ?? null,
        revokedAt: null,
        supersededBy: null,
      }
      const pdf = await printer.print(certificate, language, authority)
      if (pdf === null) throw new Refusal(503, 'PRINTING_UNAVAILABLE')
      return pdf
    },
  }
}
