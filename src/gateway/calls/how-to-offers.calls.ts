import { howToOffer, howToOffers } from '../../domain/contract/how-to-offers.contract.ts'
import { reads } from './call.ts'

/** Of everybody who works for the programme. */
export const howToOfferCalls = {
  howToOffers: reads({ path: '/how-to-offers', answer: howToOffers, pick: 'items' }),
  howToOffer: reads({ path: '/how-to-offers/{id}', answer: howToOffer }),
}
