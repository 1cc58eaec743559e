import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { LogoMark } from '../../illustrations/logo.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'

const root = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '4',
  minHeight: '[60dvh]',
  padding: '6',
  textAlign: 'center',
})

export const WaitingPage = ({ title, text }: { title: string; text: string }) => (
  <div role="status" className={root}>
    <LogoMark className={css({ width: '20', height: '20' })} />
    <h1 tabIndex={-1} className={css({ textStyle: 'heading.section', outlineStyle: 'none' })}>
      {title}
    </h1>
    <p className={css({ color: 'fg.muted' })}>{text}</p>
    <Spinner />
  </div>
)

export const CallbackPage = () => {
  const { callback } = useWords().account
  return <WaitingPage title={callback.title()} text={callback.text()} />
}

export const LoadingPage = () => {
  const { loading } = useWords().account
  return <WaitingPage title={loading.title()} text={loading.text()} />
}
