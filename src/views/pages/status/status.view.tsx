import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { Checkpoint } from '../../illustrations/checkpoint.view.tsx'
import { RoadClosed } from '../../illustrations/road-closed.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'

export type StatusPageProps = Readonly<{ isGuest: boolean; signInHref?: string; homeHref?: string }>

const room = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, auto)]',
  placeContent: 'center',
  minHeight: '[80dvh]',
  fontSize: 'lg',
  '& h1': { fontSize: { base: '2xl', md: '3xl' }, outlineStyle: 'none' },
  '& > * > :first-child': { width: { base: '64', md: '[36rem]' }, maxWidth: 'full' },
})

const StatusPage = ({
  isGuest,
  signInHref = '/sign-in',
  homeHref = '/home',
  title,
  text,
  illustration,
  more,
}: StatusPageProps & { title: string; text: string; illustration: ReactNode; more?: ReactNode }) => {
  const { status } = useWords().account
  return (
    <div className={room}>
      <EmptyState
        level={1}
        title={title}
        illustration={illustration}
        action={
          <>
            {isGuest ? (
              <LinkButton href={signInHref}>{status.toSignIn()}</LinkButton>
            ) : (
              <LinkButton href={homeHref}>{status.toHome()}</LinkButton>
            )}
            {more}
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}

export const UnauthorizedPage = (props: StatusPageProps) => {
  const { status } = useWords().account
  return (
    <StatusPage
      {...props}
      title={status.unauthorizedTitle()}
      text={status.unauthorized()}
      illustration={<Checkpoint />}
    />
  )
}

/** Who is lost has more than one way on: what is public is named, for a guest too. */
export const NotFoundPage = (props: StatusPageProps) => {
  const { status } = useWords().account
  return (
    <StatusPage
      {...props}
      title={status.notFoundTitle()}
      text={status.notFound()}
      illustration={<RoadClosed />}
      more={
        <>
          {props.isGuest && (
            <LinkButton href={props.homeHref ?? '/home'} variant="outline">
              {status.toHome()}
            </LinkButton>
          )}
          <LinkButton href="/course/search" variant="outline">
            {status.toCourses()}
          </LinkButton>
        </>
      }
    />
  )
}
