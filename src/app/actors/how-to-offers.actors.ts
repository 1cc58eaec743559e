import type { HowToOffers } from '../../domain/contract/how-to-offers.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { Topic } from '../../gateway/topics.ts'
import type { ResourceMachine } from '../../machines/resource/resource.machine.ts'
import { createResource } from './kept-resource.actors.ts'

type Offers = ResourceMachine<HowToOffers['items']>

const TOPICS: readonly Topic[] = ['howTo', 'viewer']

const createOffers = (gateway: Gateway): Offers => {
  let underWay: Promise<HowToOffers['items']> | null = null
  const ask = async () => {
    const asked = gateway.ask('HowToOffers', {}).then((answer) => answer.howToOffers)
    underWay = asked
    try {
      return await asked
    } finally {
      if (underWay === asked) underWay = null
    }
  }
  // Before those who are told it for their part, and ask again.
  gateway.topics.subscribe(['language', ...TOPICS], () => {
    underWay = null
  })
  return createResource<HowToOffers['items']>(
    gateway,
    TOPICS,
    () => underWay ?? ask(),
    () => 'how-to-offers',
  ).provide({ guards: { isCurrent: ({ context }) => context.data !== undefined } })
}

let made: Readonly<{ gateway: Gateway; userId: number | null; offers: Offers }> | null = null

/**
 * What is offered to a person, asked once for all that show it: the toolbar of a layout gives way to that of another,
 * such as their own, which comes with who they are. What one was told the next one shows, and takes what is on its way:
 * it is not given up with who asked for it.
 */
export const howToOffersOf = (gateway: Gateway, userId: number | null): Offers => {
  if (made?.gateway !== gateway || made.userId !== userId) made = { gateway, userId, offers: createOffers(gateway) }
  return made.offers
}
