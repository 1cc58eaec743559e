import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'

import type { ResourceMachine } from '../../machines/resource/resource.machine.ts'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../pages/story-actors.ts'
import { onAPhone, stage, withFresh } from '../pages/story-stage.tsx'
import { Button } from '../ui/button.view.tsx'
import { Detail, DetailSection } from '../ui/detail.view.tsx'
import { Link } from '../ui/link.view.tsx'
import { StatusChip } from '../ui/status-chip.view.tsx'
import { arabicAtNight, atNight } from '../ui/story-kit.tsx'
import { DetailFaces } from './detail-faces.view.tsx'

type Held = Readonly<{ title: string; venue: string }>
const HELD: Held = { title: 'Night towing on wet roads', venue: 'Station 4, Ashby' }

const draw = ({ title, venue }: Held) => (
  <Detail
    title={title}
    status={<StatusChip tone="info">Scheduled</StatusChip>}
    actions={<Button>Open the roster</Button>}
    facts={[{ key: 'venue', term: 'Where', value: venue }]}
  >
    <DetailSection title="Students">
      <p>18 are registered, 2 wait.</p>
    </DetailSection>
  </Detail>
)

const Page = ({ machine }: Readonly<{ machine: ResourceMachine<Held> }>) => {
  const actor = useActorRef(machine, { input: { query: undefined } })
  return (
    <DetailFaces
      actor={actor}
      loading="Loading the class"
      failed="The class could not be loaded"
      stale="This may be out of date: it could not be read again."
      back={<Link href="/story">My classes</Link>}
    >
      {draw}
    </DetailFaces>
  )
}

const Shown = withFresh(Page, 'machine')
type Asked = { query: undefined }

const meta: Meta<typeof Shown> = {
  title: 'Patterns/Detail',
  component: Shown,
  ...stage(),
  args: { machine: () => resourceThat(answers<Held, Asked>(HELD)) },
}
export default meta
type Story = StoryObj<typeof Shown>

export const Done: Story = {}
export const DoneAtNight: Story = atNight
export const DoneInArabicAtNight: Story = arabicAtNight
export const DoneOnAPhone: Story = onAPhone
export const Loading: Story = { args: { machine: () => resourceThat(waits<Held, Asked>()) } }
export const Failed: Story = { args: { machine: () => resourceThat(fails<Held, Asked>({ kind: 'offline' })) } }
export const NotThere: Story = { args: { machine: () => resourceThat(fails<Held, Asked>({ kind: 'notFound' })) } }
export const Partial: Story = { args: { machine: () => resourceGoneStale<Held>(HELD, { kind: 'offline' }) } }
