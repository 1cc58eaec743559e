import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { fromPromise } from 'xstate'

import { DetailFaces } from '../../../src/views/detail/detail-faces.view.tsx'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { Detail, DetailSection } from '../../../src/views/ui/detail.view.tsx'
import { renderSpoken } from '../support/speak.tsx'

type Held = Readonly<{ title: string }>
type Asked = { query: undefined }
const HELD: Held = { title: 'Night towing' }

const draw = ({ title }: Held) => (
  <Detail title={title} status="Scheduled" facts={[{ key: 'venue', term: 'Venue', value: 'Station 4' }]}>
    <DetailSection title="Students">18</DetailSection>
  </Detail>
)

const open = (make: () => ReturnType<typeof resourceThat<Held>>) => {
  const Page = () => {
    const [machine] = useState(make)
    const actor = useActorRef(machine, { input: { query: undefined } })
    return (
      <DetailFaces actor={actor} loading="Loading the class" failed="Not loaded" stale="May be old" back="My classes">
        {draw}
      </DetailFaces>
    )
  }
  return renderSpoken(<Page />, [])
}

it('names the thing, its facts and its sections', async () => {
  await open(() => resourceThat(answers<Held, Asked>(HELD)))
  expect(await screen.findByRole('heading', { level: 1, name: 'Night towing' })).toBeVisible()
  expect(screen.getByRole('definition')).toHaveTextContent('Station 4')
  expect(screen.getByRole('region', { name: 'Students' })).toHaveTextContent('18')
})

it('is announced while it loads', async () => {
  await open(() => resourceThat(waits<Held, Asked>()))
  expect(screen.getByRole('status', { name: 'Loading the class' })).toBeVisible()
})

it('that could not be loaded is asked for again', async () => {
  let tries = 0
  await open(() =>
    resourceThat(
      fromPromise<Held, Asked>(async () => {
        tries += 1
        if (tries === 1) throw new Error('lost')
        return HELD
      }),
    ),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Night towing' })).toBeVisible()
})

it('that is not there leads back, and is not asked for again', async () => {
  await open(() => resourceThat(fails<Held, Asked>({ kind: 'notFound' })))
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be found.*My classes/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('that may be old says so, and stays', async () => {
  await open(() => resourceGoneStale<Held>(HELD, { kind: 'offline' }))
  expect(await screen.findByText('May be old')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Night towing' })).toBeVisible()
})
