import * as z from 'zod/mini'

import { id, instant, signedUrl } from './common.contract.ts'
import { nameUpTo, optionalNameUpTo } from './name.contract.ts'

export const AUTHORITY_MAX = 160
export const SIGNER_MAX = 120

/** Of a signature and of a seal: PNG, of at most so many bytes and pixels each way. */
export const MARK = { mostBytes: 200_000, mostPixels: 1200 } as const

/** Characters of it in base64. */
export const MARK_TEXT_MAX = Math.ceil(MARK.mostBytes / 3) * 4

/** In place of a picture: the one that there is stays. */
export const MARK_KEPT = 'kept'

/** Empty is none. */
const mark = z.union([z.enum(['', MARK_KEPT]), z.base64().check(z.minLength(8), z.maxLength(MARK_TEXT_MAX))])

/** Who issues certificates from now on, in every language, who signs and as what, and pictures of signature and seal. */
export const authorityFields = z.strictObject({
  nameEn: nameUpTo(AUTHORITY_MAX),
  nameTr: nameUpTo(AUTHORITY_MAX),
  nameAr: nameUpTo(AUTHORITY_MAX),
  signer: optionalNameUpTo(SIGNER_MAX),
  titleEn: optionalNameUpTo(SIGNER_MAX),
  titleTr: optionalNameUpTo(SIGNER_MAX),
  titleAr: optionalNameUpTo(SIGNER_MAX),
  signature: mark,
  seal: mark,
})

/** PUT /certificate-authority: `seen` is the one that was read before; 0 where there was none. */
export const certificateAuthorityForm = z.extend(authorityFields, { seen: z.int().check(z.nonnegative()) })

const localized = z.object({ en: z.string(), tr: z.string(), ar: z.string() })

/** GET /certificate-authority: null where nobody said it yet. Pictures are data addresses. */
export const certificateAuthority = z.object({
  authority: z.nullable(
    z.object({
      id,
      name: localized,
      signer: z.nullable(z.string()),
      signerTitle: z.nullable(localized),
      signature: z.nullable(z.string()),
      seal: z.nullable(z.string()),
      since: instant,
      setBy: z.nullable(z.string()),
    }),
  ),
  /** A certificate for nobody, as it would be printed now, in each language. */
  samples: z.object({ en: signedUrl, tr: signedUrl, ar: signedUrl }),
})

export type AuthorityFields = z.infer<typeof authorityFields>
export type CertificateAuthorityForm = z.infer<typeof certificateAuthorityForm>
export type CertificateAuthority = z.infer<typeof certificateAuthority>
