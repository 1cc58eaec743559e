import { css } from 'styled-system/css'

import { useFormats } from '../../../i18n/words.tsx'
import { IncidentNumber } from './incident-number.view.tsx'

export type Step = Readonly<{ title: string; text: string }>

const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '[min({spacing.5}, 5vw)]',
  paddingBlockEnd: '6',
  breakInside: 'avoid',
  _last: { paddingBlockEnd: '0' },
  // The lane that leads from one sign to the next.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '[5.2rem -0.4rem]',
    insetInlineStart: '[2.3rem]',
    borderInlineStartWidth: 'mark',
    borderStyle: 'dashed',
    borderColor: 'border',
  },
})

/** What is done one after the other. */
export const StepList = ({ steps }: { steps: readonly Step[] }) => {
  const formats = useFormats()
  return (
    <ol className={css({ marginBlockStart: '6' })}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={item}>
          <IncidentNumber>{formats.number(index + 1)}</IncidentNumber>
          <div
            className={css({ paddingBlockStart: '2.5', maxWidth: 'prose', minWidth: '0', overflowWrap: 'break-word' })}
          >
            <h3 className={css({ textStyle: 'heading.card' })}>{title}</h3>
            <p className={css({ color: 'fg.muted', marginBlockStart: '1', textWrap: '[pretty]' })}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
