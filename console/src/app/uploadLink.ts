import { ApolloLink, Observable } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import { print } from 'graphql';

type Found = { file: File; paths: string[] };

/** Takes the files out of the variables, as a GraphQL multipart request requires. */
function takeFiles(value: unknown, path: string, found: Found[]): unknown {
  if (value instanceof File) {
    const known = found.find((one) => one.file === value);
    if (known) known.paths.push(path);
    else found.push({ file: value, paths: [path] });
    return null;
  }
  if (Array.isArray(value)) return value.map((item, i) => takeFiles(item, `${path}.${i}`, found));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, takeFiles(item, `${path}.${key}`, found)]),
  );
}

function formOf(operation: ApolloLink.Operation): FormData {
  const found: Found[] = [];
  const variables = takeFiles(operation.variables, 'variables', found);
  const form = new FormData();
  form.append(
    'operations',
    JSON.stringify({
      operationName: operation.operationName,
      query: print(operation.query),
      variables,
    }),
  );
  form.append('map', JSON.stringify(Object.fromEntries(found.map(({ paths }, i) => [i, paths]))));
  found.forEach(({ file }, i) => form.append(String(i), file, file.name));
  return form;
}

export function hasFiles({ variables }: ApolloLink.Operation): boolean {
  const found: Found[] = [];
  takeFiles(variables, 'variables', found);
  return found.length > 0;
}

function responseOf(request: XMLHttpRequest): ApolloLink.Result {
  const bodyText = request.responseText;
  const received = () => ({
    response: new Response(bodyText, { status: request.status }),
    bodyText,
  });
  const isGraph = request.getResponseHeader('content-type')?.includes('graphql-response+json');
  if (request.status >= 300 && !isGraph)
    throw new ServerError(`Status ${request.status}`, received());
  try {
    return JSON.parse(bodyText) as ApolloLink.Result;
  } catch (cause) {
    throw new ServerParseError(cause, received());
  }
}

/**
 * Sends files with XMLHttpRequest, which alone reports upload progress: `context.onUploadProgress(0
 * … 1)`.
 */
export const uploadLink = (uri: string) =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { headers, onUploadProgress, uploadSignal } = operation.getContext();
        const request = new XMLHttpRequest();
        request.open('POST', uri);
        const sent = {
          ...headers,
          accept: 'application/graphql-response+json,application/json;q=0.9',
          'apollo-require-preflight': 'true',
        };
        for (const [name, value] of Object.entries(sent)) request.setRequestHeader(name, value);
        request.upload.addEventListener(
          'progress',
          ({ loaded, total }) => total && onUploadProgress?.(loaded / total),
        );
        request.upload.addEventListener('load', () => onUploadProgress?.(1));
        request.addEventListener('error', () => observer.error(new TypeError('Network failure')));
        request.addEventListener('load', () => {
          try {
            observer.next(responseOf(request));
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        });
        request.addEventListener('abort', () =>
          observer.error(new DOMException('Cancelled', 'AbortError')),
        );
        uploadSignal?.addEventListener('abort', () => request.abort());
        request.send(formOf(operation));
        return () => {
          if (request.readyState !== XMLHttpRequest.DONE) request.abort();
        };
      }),
  );
