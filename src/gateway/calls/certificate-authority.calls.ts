import { certificateAuthority, certificateAuthorityForm } from '../../domain/contract/certificate-authority.contract.ts'
import { reads, writes } from './call.ts'

/** Who issues certificates. */
export const certificateAuthorityCalls = {
  certificateAuthority: reads({ path: '/certificate-authority', answer: certificateAuthority }),
  saveCertificateAuthority: writes({
    method: 'PUT',
    path: '/certificate-authority',
    body: certificateAuthorityForm,
    as: 'form',
    answer: certificateAuthority,
    creates: true,
    changes: ['certificateAuthority'],
  }),
}
