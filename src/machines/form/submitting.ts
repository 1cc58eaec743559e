import { asking, type Ask } from '../asking.ts'
import type { FormValues } from './form.machine.ts'

type Sent = Readonly<{ values: FormValues; about?: unknown }>

/** How a form is sent that is about something: `about` is of the type with which the form is asked for. */
export const submitting = <Filled extends Sent, Output>(ask: Ask<Filled, Output>) =>
  asking<Output, { values: Filled['values']; about?: unknown }>((sent, signal) => ask(sent as Filled, signal))
