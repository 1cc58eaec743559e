import { useState } from 'react'

import type { Flight } from '../../domain/contract/flight.contract.ts'
import { FLIGHT_SENT_LETTERS, type FlightPart } from '../../domain/flight.ts'
import { fittedTo, partsOf, withoutPages } from '../../flight/parts.ts'
import { asking } from '../../machines/asking.ts'
import { flightOfferMachine } from '../../machines/flight-offer/flight-offer.machine.ts'
import { FlightOffer } from '../../views/pages/contact/flight-offer.view.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import type { FlightChoice } from '../flight-choice.ts'
import { takeFlight } from '../flight.ts'

const Offer = ({ choice }: Readonly<{ choice: FlightChoice }>) => {
  const [{ machine, choose }] = useState(() => {
    let taken: Flight | null = null
    // What was chosen for the message before goes with that one.
    choice.choose(() => undefined)
    return {
      machine: flightOfferMachine.provide({
        actors: {
          takeFlight: asking(async () => {
            taken = fittedTo(takeFlight(), FLIGHT_SENT_LETTERS)
            return partsOf(taken)
          }),
        },
      }),
      choose: (left: readonly FlightPart['page'][] | null) => {
        const chosen = taken && left && withoutPages(taken, left)
        // One without a record still tells how all stood: what broke before anybody watched it.
        const isEmpty = !chosen || chosen.records.length + chosen.frames.length === 0
        choice.choose(() => (isEmpty ? undefined : JSON.stringify(chosen)))
      },
    }
  })
  return <FlightOffer machine={machine} onChosen={choose} />
}

/** What happened before, for whoever writes to the program. Brings its own words. */
const FlightOfferPart = (props: Readonly<{ choice: FlightChoice }>) => (
  <Speaking namespaces={['flight']}>
    <Offer {...props} />
  </Speaking>
)

// The default export is what React's lazy() takes.
export default FlightOfferPart
