import {
  certificateCourses,
  issueCertificateAt,
  issuedCertificate,
  restoreCertificateBody,
} from '../../domain/contract/certificate-deeds.contract.ts'
import { certificate, revokeCertificateBody } from '../../domain/contract/student.contract.ts'
import { reads, writes } from './call.ts'

/** No day that one may write is later. */
const LAST_DAY = '9999-12-31'

/** What those who run the programme do with somebody's certificates. */
export const certificateDeedCalls = {
  certificateCourses: reads({ path: '/certificate-courses', answer: certificateCourses }),
  issueCertificate: writes({
    method: 'POST',
    path: '/people/{id}/certificates',
    // The day is judged before it is sent, by the server's clock.
    body: issueCertificateAt(() => LAST_DAY),
    as: 'certificate',
    answer: issuedCertificate,
    pick: 'number',
    creates: true,
    changes: ['certificates'],
  }),
  revokeCertificate: writes({
    method: 'POST',
    path: '/certificates/{number:text}/revoke',
    body: revokeCertificateBody,
    answer: certificate,
    creates: true,
    changes: ['certificates'],
  }),
  restoreCertificate: writes({
    method: 'POST',
    path: '/certificates/{number:text}/restore',
    body: restoreCertificateBody,
    answer: certificate,
    creates: true,
    changes: ['certificates'],
  }),
}
