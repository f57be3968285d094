import { Injectable, Module } from '@nestjs/common';

/** Announces that the process stops, before anything of it waits for what is under way. */
@Injectable()
export class Stopping {
  private readonly controller = new AbortController();
  readonly signal = this.controller.signal;

  begin(): void {
    this.controller.abort(new Error('This process stops'));
  }
}

@Module({ providers: [Stopping], exports: [Stopping] })
export class StoppingModule {}
