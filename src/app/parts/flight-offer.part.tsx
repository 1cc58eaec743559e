import { useState } from 'react'

import type { Flight } from '../../domain/contract/flight.contract.ts'
import { FLIGHT_SENT_LETTERS } from '../../domain/flight.ts'
import { routeOf } from '../../domain/route-access.ts'
import { fittedTo, partsOf, withoutPages } from '../../flight/parts.ts'
import { loadWords, useWords } from '../../i18n/words.tsx'
import { asking } from '../../machines/asking.ts'
import { flightOfferMachine, type FlightOfferActor } from '../../machines/flight-offer/flight-offer.machine.ts'
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
  const [{ machine, hear, found }] = useState(() => {
    const found = new Map<string, Route>()
    let taken: Flight | null = null
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
      hear: (actor: FlightOfferActor) => {
        choice.read = () => {
          const snapshot = actor.getSnapshot()
          if (!taken || !snapshot.matches('shown')) return undefined
          const { parts, left } = snapshot.context
          return left.length === parts.length ? undefined : JSON.stringify(withoutPages(taken, left))
        }
      },
    }
  })
  const titleOf = (page: string) => found.get(page)?.title(words) ?? page
  return <FlightOffer machine={machine} titleOf={titleOf} onActor={hear} />
}

/** What happened before, for whoever writes to the program. Brings its own words. */
const FlightOfferPart = (props: Readonly<{ choice: FlightChoice }>) => (
  <Speaking namespaces={['flight']}>
    <Offer {...props} />
  </Speaking>
)

// The default export is what React's lazy() takes.
export default FlightOfferPart
