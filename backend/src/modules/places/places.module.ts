import { Module } from '@nestjs/common';
import { AuditLogModule } from '../audit-log/index.js';
import { AddPlace } from './add-place.js';
import { ChangePlace } from './change-place.js';
import { PlacesAdminController } from './places.admin.controller.js';
import { PlacesAdminQueries } from './places.admin.queries.js';
import { PlacesController } from './places.controller.js';
import { Places } from './places.js';
import { PlacesQueries } from './places.queries.js';

/** The cities, quartiers and meeting points that staff keep. */
@Module({
  imports: [AuditLogModule],
  controllers: [PlacesController, PlacesAdminController],
  providers: [Places, PlacesQueries, PlacesAdminQueries, AddPlace, ChangePlace],
  exports: [Places],
})
export class PlacesModule {}
