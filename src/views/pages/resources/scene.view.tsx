import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../i18n/words.tsx'
import { BlockingPlan, IncidentAreaPlan } from '../../illustrations/scene-plans.view.tsx'
import { PointList, SectionLead } from '../information/prose.view.tsx'
import { StepList } from '../information/step-list.view.tsx'

const KINDS = ['right', 'left', 'plusOne'] as const

const plans = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: '6',
  marginBlockStart: '8',
})
const plan = css({ margin: '0', breakInside: 'avoid', '& svg': { maxWidth: '[26rem]', marginInline: 'auto' } })

/** Where the first vehicles stand, with three plans. */
export const Positioning = ({ points }: { points: readonly string[] }) => {
  const { positioning } = useWords().resources
  return (
    <>
      <SectionLead>{positioning.lead()}</SectionLead>
      <PointList points={points} />
      <div className={plans}>
        {KINDS.map((kind) => (
          <figure key={kind} className={plan}>
            <BlockingPlan kind={kind} label={positioning[kind].picture()} />
            <figcaption className={css({ marginBlockStart: '3' })}>
              <h3 className={css({ textStyle: 'heading.card' })}>{positioning[kind].name()}</h3>
              <p className={css({ color: 'fg.muted', textWrap: '[pretty]' })}>{positioning[kind].text()}</p>
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={css({ textStyle: 'small', color: 'fg.muted', marginBlockStart: '4' })}>{positioning.traffic()}</p>
    </>
  )
}

const areaRow = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[22rem minmax(0, 1fr)]' },
  columnGap: '10',
  rowGap: '6',
  marginBlockStart: '6',
  alignItems: 'center',
  '& > figure': { margin: '0', maxWidth: '[22rem]' },
})

/** The four parts of an incident area, numbered as traffic meets them. */
export const Area = () => {
  const { area } = useWords().resources
  const formats = useFormats()
  const steps = [area.warning, area.transition, area.activity, area.termination].map(({ name, text }) => ({
    title: name(),
    text: text(),
  }))
  return (
    <>
      <SectionLead>{area.lead()}</SectionLead>
      <div className={areaRow}>
        <figure>
          <IncidentAreaPlan
            label={area.picture()}
            numbers={[formats.number(1), formats.number(2), formats.number(3), formats.number(4)]}
          />
        </figure>
        <StepList steps={steps} />
      </div>
    </>
  )
}
