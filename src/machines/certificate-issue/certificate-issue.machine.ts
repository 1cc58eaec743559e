import { issueCertificateAt, type IssueCertificate } from '../../domain/contract/certificate-deeds.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createAskedForm, type AskedFormMachine } from '../form/asked-form.machine.ts'
import { createFormMachine, type FormMachine } from '../form/form.machine.ts'

/** Its course is 0 as long as none is chosen. */
export type CertificateValues = Readonly<IssueCertificate>

/** The number of what was issued. */
export type Issued = Readonly<{ number: string }>

export const NO_CERTIFICATE: CertificateValues = { courseId: 0, completedOn: '', reason: '', evidence: '' }

/** The form of a certificate by hand, judged by the server's own rules. `today` is the programme's, as a day. */
export const createCertificateForm = (today: () => string): FormMachine<CertificateValues, Issued> =>
  createFormMachine<CertificateValues, Issued>({ validate: rulesOf(issueCertificateAt(today)) })

/** A certificate that somebody issues by hand. No draft is kept: of whom it is, the next page would not know. */
export const createCertificateIssue = (
  form: FormMachine<CertificateValues, Issued>,
): AskedFormMachine<CertificateValues, Issued> => createAskedForm({ id: 'certificateIssue', form })
