import { Module } from '@nestjs/common';
import { DomainEvents } from './domain-events.js';
import { EventsPersonalData } from './events.personal-data.js';

@Module({ providers: [EventsPersonalData, DomainEvents], exports: [DomainEvents] })
export class EventsModule {}
