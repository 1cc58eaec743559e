import { useState } from 'react'

import type { OutboxMessage } from '../../domain/contract/demo.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { OutboxPage } from '../../views/pages/demo/outbox.view.tsx'
import { clipboardActors } from '../actors/clipboard.actors.ts'
import { resourceActors } from '../actors/resource.actors.ts'
import { useApp } from '../app.context.tsx'

const createOutbox = (gateway: Gateway) =>
  createResourceMachine<readonly OutboxMessage[]>().provide({
    actors: resourceActors<readonly OutboxMessage[]>(
      gateway,
      [],
      async (_query, signal) => (await gateway.ask('DemoOutbox', {}, { signal })).demoOutbox,
    ),
  })

const DemoOutboxRoute = () => {
  const { gateway, firstData } = useApp()
  const [machines] = useState(() => ({
    machine: createOutbox(gateway),
    copying: copyingMachine.provide({ actors: clipboardActors }),
  }))
  return <OutboxPage {...machines} first={firstData.outbox} />
}

export default DemoOutboxRoute
