import { ArrowDown } from 'lucide-react'
import { css, cx } from 'styled-system/css'

import { GOAL_QUERY } from '../../../domain/goal.ts'
import { useWords } from '../../../i18n/words.tsx'
import { HomeScene } from '../../illustrations/home-scene.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { sendEarly } from '../early-submit.ts'
import { AFTER_FIRST_SCREEN_ID, FIRST_SCREEN_ID } from '../first-screen.ts'
import { framed } from '../page-frame.view.tsx'

export type HomeBannerProps = Readonly<{
  productName: string
  coursesId: string
  /** Asks what a guest would like to accomplish. */
  onChooseGoal: () => void
}>

const root = css({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  background: 'shell.nav.bg',
  minHeight: { lg: '[40rem]' },
  // A session is held: whose it is is being asked, and nobody is taken for a guest meanwhile.
  '[data-session=held] &': { display: 'none' },
})
/** Beside the words, which stand on one calm colour: the picture begins where they end, out of that colour. */
const picture = css({
  height: { base: '[22rem]', sm: '[30rem]', lg: 'auto' },
  lg: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: '[min(100% - 38rem, 124rem)]',
    maskImage: '[linear-gradient(to right, transparent 12%, #000 40rem)]',
    _rtl: { maskImage: '[linear-gradient(to left, transparent 12%, #000 40rem)]' },
  },
})
const words = css({
  position: 'relative',
  zIndex: 'raised',
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '5',
  paddingBlock: { base: '10', lg: '12' },
})
const measure = css({ maxWidth: { lg: '[48rem]' } })
/** No wider than the words: the picture beside them stays in view. */
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '2' })

/** The poster, for guests. */
export const HomeBanner = ({ productName, coursesId, onChooseGoal }: HomeBannerProps) => {
  const { banner } = useWords().home
  return (
    <section data-palette="nav" aria-labelledby="home-title" className={root}>
      <div id={FIRST_SCREEN_ID} className={cx(framed, words)}>
        <p className={css({ textStyle: 'lead', color: 'brand.pink', fontWeight: 'semibold' })}>
          {banner.welcome({ product: productName })}
        </p>
        <h1
          id="home-title"
          tabIndex={-1}
          className={cx(measure, css({ textStyle: 'display', fontSize: { base: '3xl', md: '4xl' } }))}
        >
          {banner.headline()}
        </h1>
        <p className={cx(measure, css({ textStyle: 'lead', textWrap: '[pretty]' }))}>{banner.promise()}</p>
        <div className={cx(measure, buttons)}>
          {/* A form, so that a press before the scripts have come is kept, or asks for the page with the dialog open. */}
          <form
            ref={sendEarly}
            action="/home"
            onSubmit={(event) => {
              event.preventDefault()
              onChooseGoal()
            }}
          >
            <Button type="submit" name={GOAL_QUERY} value="choose" variant="brand" size="lg" aria-haspopup="dialog">
              {banner.accomplish()}
            </Button>
          </form>
          <LinkButton href={`#${coursesId}`} variant="outline" size="lg" endIcon={ArrowDown}>
            {banner.browse()}
          </LinkButton>
        </div>
      </div>
      <div id={AFTER_FIRST_SCREEN_ID} className={picture}>
        <HomeScene />
      </div>
    </section>
  )
}
