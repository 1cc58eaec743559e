import type * as z from 'zod/mini'

import type { ListDefinition } from '../../domain/list.ts'
import type { GatewayContext } from '../context.ts'
import type { WriteMethod } from '../rest/rest.types.ts'
import type { Topic } from '../topics.ts'

export type Shape = z.ZodMiniType

type Answering = Readonly<{
  /** As the route has it: `{id}` is a number that is asked for, `{number:text}` a text. */
  path: string
  /** As the route has it; without one it says nothing beyond that it is done. */
  answer?: Shape
  /** How that is read where section 7 of the specification names the call: by section 3's fields. */
  told?: Shape | ((asked: never) => Shape)
  /** The one field of the answer that is wanted. */
  pick?: string
  /** What is asked for and goes behind the path. */
  query?: z.ZodMiniObject
  /** How it is written there; else each by its name, and what is absent or null left out. */
  asks?: (asked: never, now: () => number) => string
  /** What is asked for and goes as JSON: each of its fields, or all of it by the name `as`. */
  body?: Shape
  as?: string
  /** What is sent of what was asked for by the name `as`. */
  sends?: (value: never) => unknown
}>

type Reading = Answering &
  Readonly<{
    /** Of a question that is sent, so that what it asks about is in no address. */
    method?: 'POST'
    list?: ListDefinition
    /** A row that breaks the contract is left out and told of. */
    rows?: true
    /** What is given where there is none: null, an empty body and 404 are all none. */
    none?: null | readonly []
    /** What is given where the server does not offer the call. */
    otherwise?: (asked: never, context: GatewayContext) => Promise<unknown>
  }>

type Writing = Answering &
  Readonly<{
    method: WriteMethod
    /** Creates, or is refused once it is done: carries a key, so that it is done once and answered alike. */
    creates?: true
    /** Sends the file that comes with the question: something is created of it, or it is a piece of what is. */
    uploads?: true
    /** Fields of the body that are left out where they are null. */
    lacks?: readonly string[]
    /** What goes beside the body where it is given, as JSON but for a text: `Bot-Check` is asked for as `botCheck`. */
    headers?: Readonly<Record<string, Shape>>
    changes?: readonly Topic[]
  }>

type Of<C, Key extends string> = C extends Readonly<Record<Key, infer Value>> ? Value : unknown

type Param<Name extends string> = Name extends `${infer Text}:text`
  ? Readonly<Record<Text, string>>
  : Readonly<Record<Name, number>>

type PathAsked<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Param<Name> & PathAsked<Rest> : unknown

type Input<S> = S extends Shape ? z.input<S> : unknown

type BodyAsked<C> = C extends { as: infer Name extends string }
  ? Readonly<Record<Name, C extends { sends: (value: infer Value) => unknown } ? Value : Input<Of<C, 'body'>>>>
  : Input<Of<C, 'body'>>

type Variable<Header extends string> = Header extends `${infer First}-${infer Rest}`
  ? `${Uncapitalize<First>}${Rest}`
  : Uncapitalize<Header>

type HeadersAsked<Headers> = { [Header in keyof Headers & string as Variable<Header>]: Input<Headers[Header]> }

/** What is sent is not changed, so it may be read-only. */
type Sent<T> = T extends object ? { readonly [Key in keyof T]: Sent<T[Key]> } : T

/** What a call is asked with, by the names of its operation's variables. */
export type AskedOf<C> = Sent<
  PathAsked<Of<C, 'path'>> & Input<Of<C, 'query'>> & BodyAsked<C> & HeadersAsked<Of<C, 'headers'>>
>

type Made<S> = S extends (asked: never) => infer Shaped ? Shaped : S

type Output<S> = S extends Shape ? z.output<S> : true

type Read<C> = Output<Made<C extends { told: infer Told } ? Told : Of<C, 'answer'>>>

/** What its field gives, where there is something. */
export type AnswerOf<C> = C extends { pick: infer Key extends keyof Read<C> } ? Read<C>[Key] : Read<C>

/** Only what a call can say; `pick` is of what is read, and a list's answer is a page of it or an address. */
type Fitting<C, Known> = Readonly<Partial<Record<Exclude<keyof C, keyof Known>, never>>> &
  (C extends { pick: string } ? Readonly<{ pick: keyof Read<C> }> : unknown) &
  (C extends { list: ListDefinition }
    ? Readonly<{ answer: z.ZodMiniType<{ items: unknown } | { url: string }> }>
    : unknown)

/** A call that is a question. */
export const reads = <const C extends Reading>(call: C & Fitting<C, Reading>): C & Readonly<{ kind: 'Query' }> => ({
  ...call,
  kind: 'Query',
})

/** A call that changes something. */
export const writes = <const C extends Writing>(call: C & Fitting<C, Writing>): C & Readonly<{ kind: 'Mutation' }> => ({
  ...call,
  kind: 'Mutation',
})

export type Call = (Reading & Readonly<{ kind: 'Query' }>) | (Writing & Readonly<{ kind: 'Mutation' }>)
