import {
  authorityFields,
  MARK_KEPT,
  type AuthorityFields,
  type CertificateAuthority,
} from '../../domain/contract/certificate-authority.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine } from '../form/form.machine.ts'

export type AuthorityValues = Readonly<AuthorityFields>
/** Which one the person saw, as `seen` of the call. */
export type AuthoritySeen = Readonly<{ seen: number }>

type Held = CertificateAuthority['authority']

/** What the form begins with: what is in force. */
export const authorityValues = (held: Held): AuthorityValues => ({
  nameEn: held?.name.en ?? '',
  nameTr: held?.name.tr ?? '',
  nameAr: held?.name.ar ?? '',
  signer: held?.signer ?? '',
  titleEn: held?.signerTitle?.en ?? '',
  titleTr: held?.signerTitle?.tr ?? '',
  titleAr: held?.signerTitle?.ar ?? '',
  signature: held?.signature ? MARK_KEPT : '',
  seal: held?.seal ? MARK_KEPT : '',
})

export const authorityFormMachine = createFormMachine<AuthorityValues, CertificateAuthority>({
  validate: rulesOf(authorityFields),
})

export const authorityWritingMachine = createAskedForm<AuthorityValues, CertificateAuthority, AuthoritySeen>({
  id: 'certificateAuthority',
  form: authorityFormMachine,
  // Pictures are not kept while the page is away: they are large, and chosen again at once.
  drafted: {
    nameEn: true,
    nameTr: true,
    nameAr: true,
    signer: true,
    titleEn: true,
    titleTr: true,
    titleAr: true,
    signature: false,
    seal: false,
  },
})
