import type { ReactNode } from 'react'

import type { CertificateAuthority } from '../../../domain/contract/certificate-authority.contract.ts'
import type { AuthoritySeen, AuthorityValues } from '../../../machines/certificate-authority/authority-form.machine.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { AskedFormMachine } from '../../../machines/form/asked-form.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'

/** A file that becomes a signature or a seal. */
export type MarkFile = Readonly<{ file: Blob }>

export type AuthorityMachines = Readonly<{
  held: ResourceMachine<CertificateAuthority>
  writing: AskedFormMachine<AuthorityValues, CertificateAuthority, AuthoritySeen>
  /** Draws what was chosen as it can be printed. */
  preparing: DeedMachine<MarkFile, string>
}>

export type AuthorityProps = Readonly<{
  title: string
  machines: AuthorityMachines
  /** Where the other parts of the page are. */
  parts?: ReactNode
}>
