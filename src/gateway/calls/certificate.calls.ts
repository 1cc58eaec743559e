import { certificate } from '../../domain/contract/student.contract.ts'
import { credentialKeys } from '../../domain/credential.ts'
import { reads, writes } from './call.ts'

export const certificateCalls = {
  certificate: reads({ path: '/certificates/{number:text}', answer: certificate, none: null }),
  credentialKeys: reads({ path: '/credential-keys', answer: credentialKeys, pick: 'keys' }),
  reissueCertificate: writes({
    method: 'POST',
    path: '/certificates/{number:text}/reissue',
    answer: certificate,
    creates: true,
    changes: ['certificates'],
  }),
}
