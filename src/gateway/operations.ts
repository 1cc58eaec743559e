import type * as documents from './generated/documents/graphql.ts'

type Documents = typeof documents

/** The operations by name: one for each call, and those of operations/*.graphql. */
export type OperationName = keyof {
  [Key in keyof Documents as Key extends `${infer Name}Document` ? Name : never]: true
}

type DocumentOf<Name extends OperationName> = Documents[`${Name}Document`]

export type ResultOf<Name extends OperationName> =
  DocumentOf<Name> extends documents.TypedDocumentString<infer Result, infer _Variables> ? Result : never

export type VariablesOf<Name extends OperationName> =
  DocumentOf<Name> extends documents.TypedDocumentString<infer _Result, infer Variables>
    ? Variables extends Record<string, unknown>
      ? Variables
      : never
    : never
