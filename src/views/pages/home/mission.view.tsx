import { css, cx } from 'styled-system/css'

import { useFormats, useWords } from '../../../i18n/words.tsx'
import { framed } from '../page-frame.view.tsx'
import { below } from './below.styles.ts'

const section = css({
  display: 'grid',
  gap: { base: '8', lg: '12' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '2fr 3fr' },
  paddingBlock: { base: '12', md: '20' },
})
const item = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '[min({spacing.6}, 6vw)]',
  paddingBlockEnd: '8',
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
const sign = css({
  display: 'grid',
  placeItems: 'center',
  width: '9',
  height: '9',
  margin: '1.5',
  borderRadius: 'inset',
  backgroundColor: 'brand.pink',
  outline: '1.5px solid',
  outlineColor: 'brand.on',
  outlineOffset: '[-4px]',
  transform: 'rotate(45deg)',
  color: 'brand.on',
  textStyle: 'heading.card',
  fontWeight: 'bold',
  '& > span': { transform: 'rotate(-45deg)' },
})

/** The programme's five goals, as the specification lists them. */
export const Mission = () => {
  const { mission } = useWords().home
  const formats = useFormats()
  const goals = [
    [mission.struckBy(), mission.struckByWhy()],
    [mission.onScene(), mission.onSceneWhy()],
    [mission.secondary(), mission.secondaryWhy()],
    [mission.education(), mission.educationWhy()],
    [mission.congestion(), mission.congestionWhy()],
  ] as const
  return (
    <section
      aria-labelledby="mission"
      className={cx(
        below,
        css({ backgroundColor: 'bg.surface', borderBlockStartWidth: 'hairline', containIntrinsicSize: '[auto 80rem]' }),
      )}
    >
      <div className={cx(framed, section)}>
        <div className={css({ alignSelf: 'start', position: { lg: 'sticky' }, insetBlockStart: { lg: '24' } })}>
          <h2 id="mission" className={css({ textStyle: 'heading.page', fontSize: { base: '2xl', md: '3xl' } })}>
            {mission.heading()}
          </h2>
          <p className={css({ textStyle: 'lead', color: 'fg.muted', marginBlockStart: '3' })}>{mission.lead()}</p>
        </div>
        <ol>
          {goals.map(([goal, why], index) => (
            <li key={goal} className={item}>
              <span aria-hidden className={sign}>
                <span>{formats.number(index + 1)}</span>
              </span>
              <div className={css({ paddingBlockStart: '2.5', maxWidth: 'prose' })}>
                <h3 className={css({ textStyle: 'heading.section' })}>{goal}</h3>
                <p className={css({ color: 'fg.muted', marginBlockStart: '1.5', textWrap: '[pretty]' })}>{why}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
