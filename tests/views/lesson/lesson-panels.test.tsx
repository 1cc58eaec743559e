import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { LessonPanels } from '../../../src/views/pages/lesson/lesson-panels.view.tsx'

const PANELS = [
  { id: 'one', label: 'Transcript', content: <p>what is said</p> },
  { id: 'two', label: 'Notes', content: <p>what I wrote</p> },
  { id: 'three', label: 'Questions', content: <p>what I asked</p> },
]

const Held = ({ panels = PANELS }: Readonly<{ panels?: typeof PANELS }>) => {
  const [open, setOpen] = useState('one')
  return <LessonPanels label="About this video" panels={panels} open={open} onOpen={setOpen} />
}

test('one part alone has a heading and nothing to choose', () => {
  render(<Held panels={PANELS.slice(0, 1)} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Transcript' })).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('of several one is open, by a press', async () => {
  render(<Held />)
  await userEvent.click(screen.getByRole('tab', { name: 'Notes' }))
  expect(screen.getByRole('tabpanel', { name: 'Notes' })).toHaveTextContent('what I wrote')
  expect(screen.queryByText('what is said')).toBeNull()
})

test.each([
  ['ltr', ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}']],
  ['rtl', ['{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowRight}', '{Home}', '{End}']],
])('keys lead from one to the next, %s', async (direction, keys) => {
  render(
    <div style={{ direction: direction === 'rtl' ? 'rtl' : 'ltr' }}>
      <Held />
    </div>,
  )
  await userEvent.tab()
  const opened: (string | null)[] = []
  for (const key of keys) {
    await userEvent.keyboard(key)
    opened.push(document.activeElement?.textContent ?? null)
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
  }
  expect(opened).toEqual(['Notes', 'Questions', 'Transcript', 'Questions', 'Transcript', 'Questions'])
})
