import { act } from '@testing-library/react';

/** One upload over the mock transport. */
export interface Sending {
  file: File;
  operation: string;
  variables: Record<string, unknown>;
  cancelled: boolean;
  progress: (share: number) => Promise<void>;
  answer: (graph: object) => Promise<void>;
  fail: () => Promise<void>;
}

/** Uploads that stay under way until the test says how they end. */
export function uploadWire(): Sending[] {
  const sendings: Sending[] = [];
  class Wire extends EventTarget {
    static readonly DONE = 4;
    readonly upload = new EventTarget();
    readyState = 1;
    status = 200;
    responseText = '';
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => 'application/graphql-response+json';
    abort() {
      const sending = sendings.find((one) => one.variables === this.variables);
      if (sending) sending.cancelled = true;
      this.readyState = 4;
      this.dispatchEvent(new Event('abort'));
    }
    variables: Record<string, unknown> = {};
    end(event: string) {
      this.readyState = 4;
      return act(async () => {
        this.dispatchEvent(new Event(event));
        await Promise.resolve();
      });
    }
    send(form: FormData) {
      const { operationName, variables } = JSON.parse(form.get('operations') as string) as {
        operationName: string;
        variables: Record<string, unknown>;
      };
      this.variables = variables;
      sendings.push({
        file: form.get('0') as File,
        operation: operationName,
        variables,
        cancelled: false,
        progress: (share) =>
          act(async () => {
            this.upload.dispatchEvent(
              Object.assign(new Event('progress'), { loaded: share, total: 1 }),
            );
          }),
        answer: (graph) => {
          this.responseText = JSON.stringify(graph);
          return this.end('load');
        },
        fail: () => this.end('error'),
      });
    }
  }
  globalThis.XMLHttpRequest = Wire as unknown as typeof XMLHttpRequest;
  return sendings;
}

export const storedFile = (uuid: string, name: string, more: object = {}) => ({
  __typename: 'StoredFile',
  uuid,
  name,
  contentType: 'application/pdf',
  size: 24_300,
  url: `/files/${uuid}?signature=s`,
  thumbnailUrl: null,
  ...more,
});
export const sentFile = (uuid: string, name: string) => ({
  data: { uploadFile: storedFile(uuid, name) },
});
export const sentPicture = (uuid: string) => ({
  data: {
    uploadImage: {
      __typename: 'UploadedImage',
      uuid,
      fileName: `${uuid}.png`,
      url: `/files/${uuid}`,
      thumbnailUrl: `/files/${uuid}-sm`,
    },
  },
});
