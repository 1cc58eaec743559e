import { useState } from 'react'

import type { ResourceActor } from '../../../machines/resource/resource.machine.ts'

type PeriodByAddressProps<Data> = Readonly<{ actor: ResourceActor<Data, string>; period: string }>

/** What is read is of the period that the address names. */
export const PeriodByAddress = <Data,>({ actor, period }: PeriodByAddressProps<Data>) => {
  const [follow] = useState(() => (element: HTMLElement | null) => {
    if (element && actor.getSnapshot().context.query !== period) actor.send({ type: 'query.changed', query: period })
  })
  return <span hidden ref={follow} />
}
