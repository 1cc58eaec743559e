import { certificate } from '../../domain/contract/student.contract.ts'
import { walletOffer, walletOfferBody, walletOfferState } from '../../domain/contract/wallet.contract.ts'
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
  offerToWallet: writes({
    method: 'POST',
    path: '/certificates/{number:text}/wallet-offers',
    body: walletOfferBody,
    answer: walletOffer,
    creates: true,
  }),
  walletOfferState: reads({
    path: '/certificates/{number:text}/wallet-offers/{id:text}',
    answer: walletOfferState,
    pick: 'state',
  }),
}
