import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AuthGuard } from './platform/auth/auth.guard.js';
import { ProblemFilter } from './platform/http/problem.filter.js';
import { validation } from './platform/http/validation.js';
import { PlatformModule } from './platform/platform.module.js';

/** The product's modules, and what guards every call to them. */
@Module({
  imports: [PlatformModule],
  providers: [
    { provide: APP_GUARD, useClass: AuthGuard },
    { provide: APP_PIPE, useValue: validation },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class AppModule {}
