import { applyDecorators, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { DocumentFile } from './document-file.js';

/** A call that answers a PDF file, which no shared cache may keep. */
export function AnswersPdf(): MethodDecorator {
  return applyDecorators(
    Header('Cache-Control', 'private, no-cache'),
    ApiOkResponse({
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
  );
}

export async function sendPdf(file: Promise<DocumentFile>): Promise<StreamableFile> {
  const { name, content } = await file;
  return new StreamableFile(content, {
    type: 'application/pdf',
    disposition: `attachment; filename="${name}"`,
    length: content.length,
  });
}
