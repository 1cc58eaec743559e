import { Check } from 'lucide-react'
import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../i18n/words.tsx'
import type { WizardPlace, WizardProps } from '../../machines/wizard/wizard.connect.ts'
import type { WizardValues } from '../../machines/wizard/wizard.machine.ts'
import { Icon } from '../ui/icon.view.tsx'
import { ProgressBar } from '../ui/progress-bar.view.tsx'
import { useIsWide } from '../ui/use-wide.ts'
import { VisuallyHidden } from '../ui/visually-hidden.view.tsx'

export type WizardStepWords = Readonly<{ key: string; title: string; lead?: string }>

const styles = {
  rail: css({ display: 'grid', position: 'sticky', insetBlockStart: '4' }),
  place: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr)]',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'touch',
    padding: '1',
    border: 'none',
    borderRadius: 'control',
    background: 'none',
    color: 'fg.muted',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover:not([aria-disabled])': { backgroundColor: 'bg.sunken' },
    '&[aria-disabled]': { cursor: 'default' },
    '&[aria-current]': { color: 'fg.default', fontWeight: 'semibold' },
  }),
  mark: css({
    display: 'grid',
    placeItems: 'center',
    width: '7',
    height: '7',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'full',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '&[data-state=current]': { borderColor: 'accent.fg', backgroundColor: 'accent.solid', color: 'accent.on' },
    '&[data-state=done]': { borderColor: 'accent.fg', color: 'accent.fg' },
  }),
}

type RailProps<Values extends WizardValues> = Readonly<{
  wizard: WizardProps<Values>
  steps: readonly WizardStepWords[]
}>

const Mark = ({ place, number }: Readonly<{ place: WizardPlace; number: string }>) => (
  <span data-state={place.state} aria-hidden className={styles.mark}>
    {place.state === 'done' ? <Icon as={Check} size="sm" /> : number}
  </span>
)

export const StepRail = <Values extends WizardValues>({ wizard, steps }: RailProps<Values>) => {
  const said = useWords().wizard
  const formats = useFormats()
  const isWide = useIsWide()
  const { places, position } = wizard
  const where = said.where({ step: position, steps: places.length })
  if (!isWide) return <ProgressBar label={said.steps()} value={position} max={places.length} valueText={where} />
  return (
    <nav aria-label={said.steps()}>
      <ol className={styles.rail}>
        {places.map((place, at) => {
          const { key, state } = place
          const isOpen = state === 'done' || state === 'open'
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.place}
                aria-current={state === 'current' ? 'step' : undefined}
                aria-disabled={(!isOpen && state !== 'current') || undefined}
                onClick={isOpen ? () => wizard.choose(key) : undefined}
              >
                <Mark place={place} number={formats.number(at + 1)} />
                <span>
                  {steps.find((step) => step.key === key)?.title}
                  {state === 'done' && <VisuallyHidden> ({said.done()})</VisuallyHidden>}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
