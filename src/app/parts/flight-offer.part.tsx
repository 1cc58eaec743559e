import { useState } from 'react'

import type { Flight } from '../../domain/contract/flight.contract.ts'
import { FLIGHT_SENT_LETTERS, type FlightPart } from '../../domain/flight.ts'
import { routeOf } from '../../domain/route-access.ts'
import { fittedTo, partsOf, withoutPages } from '../../flight/parts.ts'
import { loadWords, useWords } from '../../i18n/words.tsx'
import { asking } from '../../machines/asking.ts'
import { flightOfferMachine } from '../../machines/flight-offer/flight-offer.machine.ts'
import { selectLanguage } from '../../machines/settings/settings.connect.ts'
import { FlightOffer } from '../../views/pages/contact/flight-offer.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import type { FlightChoice } from '../flight-choice.ts'
import { takeFlight } from '../flight.ts'
import type { Route } from '../route-props.ts'
import { findRoute, isWritten } from '../routes.ts'

const Offer = ({ choice }: Readonly<{ choice: FlightChoice }>) => {
  const words = useWords()
  const { settings } = useActors()
  const [{ machine, choose, found }] = useState(() => {
    const found = new Map<string, Route>()
    let taken: Flight | null = null
    // What was chosen for the message before goes with that one.
    choice.read = () => undefined
    return {
      found,
      machine: flightOfferMachine.provide({
        actors: {
          takeFlight: asking(async () => {
            taken = fittedTo(takeFlight(), FLIGHT_SENT_LETTERS)
            const parts = partsOf(taken)
            for (const { page } of parts) {
              const route = page === null ? null : routeOf(page)
              if (!route || !isWritten(route)) continue
              const known = await findRoute(route)
              await loadWords(selectLanguage(settings.getSnapshot()), known.speaks)
              found.set(route, known)
            }
            return parts
          }),
        },
      }),
      choose: (left: readonly FlightPart['page'][] | null) => {
        const chosen = taken && left && withoutPages(taken, left)
        choice.read = () => (chosen && chosen.records.length > 0 ? JSON.stringify(chosen) : undefined)
      },
    }
  })
  const titleOf = (page: string) => found.get(page)?.title(words) ?? page
  return <FlightOffer machine={machine} titleOf={titleOf} onChosen={choose} />
}

/** What happened before, for whoever writes to the program. Brings its own words. */
const FlightOfferPart = (props: Readonly<{ choice: FlightChoice }>) => (
  <Speaking namespaces={['flight']}>
    <Offer {...props} />
  </Speaking>
)

// The default export is what React's lazy() takes.
export default FlightOfferPart
