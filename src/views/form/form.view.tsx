import { useState, type ComponentProps, type FormEvent } from 'react'
import { flushSync } from 'react-dom'

import { goToNews } from './form-news.view.tsx'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> &
  Readonly<{
    /** What was sent is not answered yet. */
    isBusy: boolean
    /** With the form itself, where its fields keep their own text. */
    onSend: (form: HTMLFormElement) => void
  }>

const goOn = (node: HTMLElement | null) => {
  const form = node?.closest('form')
  if (form) goToNews(form)
}

/**
 * Any form. What was found wrong with it takes the focus, and so comes in sight, whoever found it: its own rules when
 * it is sent, or the server when the answer is there.
 */
export const Form = ({ isBusy, onSend, children, ...form }: FormProps) => {
  const [answers, setAnswers] = useState({ isAwaited: isBusy, count: 0 })
  if (answers.isAwaited !== isBusy) setAnswers({ isAwaited: isBusy, count: answers.count + (isBusy ? 0 : 1) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    flushSync(() => onSend(sent))
    goToNews(sent)
  }
  return (
    <form noValidate {...form} onSubmit={submit}>
      {children}
      {/* Comes after all fields with each answer. */}
      {answers.count > 0 && <span key={answers.count} ref={goOn} hidden />}
    </form>
  )
}
