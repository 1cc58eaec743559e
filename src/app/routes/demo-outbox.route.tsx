import { useState } from 'react'

import type { OutboxMessage } from '../../domain/contract/demo.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { OutboxPage } from '../../views/pages/demo/outbox.view.tsx'
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
  const { gateway } = useApp()
  const [machine] = useState(() => createOutbox(gateway))
  return <OutboxPage machine={machine} />
}

export default DemoOutboxRoute
